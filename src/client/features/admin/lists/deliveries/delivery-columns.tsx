import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import type { AdminDelivery } from '../../../../../shared/admin-lists.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../../components/text/state-badge.tsx';
import { DELIVERY_TONES, type DeliveryState, deliveryStateOf } from '../../../alerts/deliveries/delivery-state.ts';
import { nameChannel } from '../../../alerts/deliveries/name-channel.ts';
import { Timestamp } from '../../timestamp.tsx';
import { actionsColumn, MemberLink, OutcomeCell, TypeCell } from '../cells.tsx';
import { latenessInWords } from '../outcome-words.ts';
import { QueueActions } from '../queue-actions.tsx';

const words = adminQueueWords.deliveries;

/** Highlights a hanging delivery and one with an unknown outcome, because an administrator can act on these. */
const TONES: Record<DeliveryState, BadgeTone> = { ...DELIVERY_TONES, sending: 'caution', unknown: 'bad' };
const STATES: Record<DeliveryState, string> = { ...words.statuses, ...words.reported };

const nameOf = (channel: AdminDelivery['channel']) => nameChannel(channel, words.app);

const DUE: Column<AdminDelivery> = { title: words.due, short: true, cell: ({ dueAt }) => <Timestamp at={dueAt} /> };
const WHAT: Column<AdminDelivery> = {
  title: words.what,
  short: true,
  cell: ({ contentType, kind, isDev }) =>
    contentType ? <TypeCell type={contentType} isDev={isDev} /> : words.kinds[kind],
};
const OTHERS: Column<AdminDelivery>[] = [
  { title: adminSharedWords.channel, short: true, cell: ({ channel }) => nameOf(channel) },
  {
    title: words.outcome,
    part: 'state',
    cell: (delivery) => (
      <StateBadge tone={TONES[deliveryStateOf(delivery)]}>{STATES[deliveryStateOf(delivery)]}</StateBadge>
    ),
  },
  {
    title: adminSharedWords.details,
    cell: ({ status, errorCode, dueAt, finishedAt, attempts }) => (
      <OutcomeCell
        code={errorCode}
        attempts={attempts}
        late={status === 'sent' && finishedAt && latenessInWords(finishedAt.getTime() - dueAt.getTime())}
      />
    ),
  },
  actionsColumn((delivery) => (
    <QueueActions
      list="deliveries"
      row={delivery}
      detail={nameOf(delivery.channel)}
      about={words.aboutCancel(nameOf(delivery.channel))}
    />
  )),
];

/** The columns of deliveries: member, kind, channel and outcome, but never the text of a message (rules.md C33). */
export const DELIVERY_COLUMNS: Column<AdminDelivery>[] = [
  DUE,
  { title: words.member, part: 'lead', cell: (delivery) => <MemberLink {...delivery} /> },
  WHAT,
  ...OTHERS,
];
/** The same columns without the member, for a list of one member's deliveries. */
export const MEMBER_DELIVERY_COLUMNS: Column<AdminDelivery>[] = [DUE, { ...WHAT, part: 'lead' }, ...OTHERS];
