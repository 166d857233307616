import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { DELIVERY_STATUSES } from '../../../../../shared/alerts/queue-states.ts';
import { DELIVERY_CHANNELS } from '../../../../../shared/channels/channels.ts';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { trpc } from '../../../../trpc.ts';
import { nameChannel } from '../../../alerts/deliveries/name-channel.ts';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import { useListInput } from '../../admin-url.ts';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { DELIVERY_COLUMNS } from './delivery-columns.tsx';

const words = adminQueueWords.deliveries;
const CHANNEL_NAMES = Object.fromEntries(
  DELIVERY_CHANNELS.map((channel) => [channel, nameChannel(channel, words.app)]),
);

/** Lists the deliveries with their outcomes, filtered by state, channel and member. */
export default function DeliveriesList() {
  const zone = useMemberZone();
  const input = useListInput({ status: DELIVERY_STATUSES, channel: DELIVERY_CHANNELS });
  const deliveries = trpc.admin.deliveries.list.useQuery(input, LIST_QUERY);
  return (
    <ListFrame
      words={words}
      intro={<ZoneSentence sentence={adminSharedWords.zone} timeZone={zone} />}
      above={
        <ListFilters
          choices={[
            { name: 'status', label: adminSharedWords.status, all: adminSharedWords.all, options: words.statuses },
            { name: 'channel', label: adminSharedWords.channel, all: adminSharedWords.all, options: CHANNEL_NAMES },
          ]}
        />
      }
      query={deliveries}
      rows={deliveries.data?.deliveries}
      rowKey={({ id }) => id}
      columns={DELIVERY_COLUMNS}
    />
  );
}
