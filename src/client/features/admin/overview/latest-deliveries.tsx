import type { AdminDelivery } from '../../../../shared/admin-lists.ts';
import { DELIVERY_COLUMNS } from '../lists/deliveries/delivery-columns.tsx';
import { LatestRows, type LatestRowsProps } from '../lists/latest-rows.tsx';

export type LatestDeliveriesProps = Omit<LatestRowsProps<AdminDelivery>, 'columns'>;

/** The latest deliveries to all members. */
export default function LatestDeliveries(props: LatestDeliveriesProps) {
  return <LatestRows {...props} columns={DELIVERY_COLUMNS} />;
}
