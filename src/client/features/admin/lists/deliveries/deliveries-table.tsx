import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import type { AdminDelivery } from '../../../../../shared/admin-lists.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../../components/text/state-badge.tsx';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { DELIVERY_TONES, type DeliveryState, stateOf } from '../../../alerts/channels/delivery-state.ts';
import { tellFailure } from '../../call-notice.ts';
import { Moment } from '../../moment.tsx';
import { useQueueChanged } from '../../queue-changes.ts';
import { MemberLink, TypeCell } from '../cells.tsx';
import { nameChannel } from '../channel-name.ts';
import { latenessInWords, reasonInWords } from '../reasons.ts';
import { RowActs } from '../row-acts.tsx';

const words = adminListWords.deliveries;

/** An administrator can act on a delivery that hangs or whose outcome nobody knows. */
const TONES: Record<DeliveryState, BadgeTone> = { ...DELIVERY_TONES, sending: 'waiting', unknown: 'bad' };

const STATES: Record<DeliveryState, string> = { ...words.statuses, ...words.reported };

interface DeliveriesTableProps {
  deliveries: readonly AdminDelivery[];
  caption: string;
  busy?: boolean;
  /** True when all rows are of one member, who is named above. */
  ofOne?: boolean;
}

/** Deliveries as rows: member, message, channel and outcome; never a word of any message (rules.md C33). */
export function DeliveriesTable({ deliveries, caption, busy = false, ofOne = false }: DeliveriesTableProps) {
  const columns = ofOne ? OF_ONE : OF_MANY;
  return <DataTable caption={caption} columns={columns} rows={deliveries} rowKey={({ id }) => id} busy={busy} />;
}

type DeliveryColumn = Column<AdminDelivery>;
const DUE: DeliveryColumn = { title: words.due, short: true, cell: ({ dueAt }) => <Moment at={dueAt} /> };
const MEMBER: DeliveryColumn = { title: words.member, part: 'lead', cell: (delivery) => <MemberLink {...delivery} /> };
const WHAT: DeliveryColumn = { title: words.what, short: true, cell: (delivery) => <What delivery={delivery} /> };
const REST: DeliveryColumn[] = [
  { title: words.channel, short: true, cell: ({ channel }) => nameChannel(channel) },
  {
    title: words.outcome,
    part: 'state',
    cell: (delivery) => <StateBadge tone={TONES[stateOf(delivery)]}>{STATES[stateOf(delivery)]}</StateBadge>,
  },
  { title: adminListWords.details, cell: describe },
  { title: adminListWords.acts, titleHidden: true, part: 'acts', cell: (delivery) => <Acts delivery={delivery} /> },
];
const OF_MANY = [DUE, MEMBER, WHAT, ...REST];
const OF_ONE: DeliveryColumn[] = [DUE, { ...WHAT, part: 'lead' }, ...REST];

function What({ delivery: { contentType, kind, isDev } }: { delivery: AdminDelivery }) {
  return contentType ? <TypeCell type={contentType} isDev={isDev} /> : words.kinds[kind];
}

function describe({ status, errorCode, dueAt, finishedAt, attempts }: AdminDelivery): string {
  const said = [
    status === 'sent' && finishedAt && latenessInWords(finishedAt.getTime() - dueAt.getTime()),
    errorCode && reasonInWords(errorCode),
    attempts > 1 && adminListWords.tries(attempts),
  ];
  return said.filter((text) => typeof text === 'string').join(' · ');
}

function Acts({ delivery: { id, username, channel, canRetry, canCancel } }: { delivery: AdminDelivery }) {
  const way = nameChannel(channel);
  const onSettled = useQueueChanged();
  const { deliveries } = trpc.admin;
  const retry = deliveries.retry.useMutation({
    onSuccess: () => showSuccess({ title: adminReportWords.deliveryRetried(id) }),
    onSettled,
    onError: tellFailure(words.retryFailed),
  });
  const cancel = deliveries.cancel.useMutation({
    onSuccess: () => showSuccess({ title: adminReportWords.deliveryCancelled(id) }),
    onSettled,
    onError: tellFailure(words.cancelFailed),
  });
  return (
    <RowActs
      acts={[
        canRetry && {
          name: words.retry,
          nameOf: words.retryOf(username, way),
          pending: retry.isPending,
          doing: words.working,
          act: () => retry.mutateAsync({ id }),
        },
        canCancel && {
          name: words.cancel,
          nameOf: words.cancelOf(username, way),
          pending: cancel.isPending,
          doing: words.working,
          ask: { title: words.askCancel(username), about: words.aboutCancel(way), confirm: words.confirmCancel },
          act: () => cancel.mutateAsync({ id }),
        },
      ]}
    />
  );
}
