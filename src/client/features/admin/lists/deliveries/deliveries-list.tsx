import { keepPreviousData } from '@tanstack/react-query';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { DELIVERY_STATUSES } from '../../../../../shared/alerts/queue-states.ts';
import { DELIVERY_CHANNELS } from '../../../../../shared/channels/channels.ts';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { trpc } from '../../../../trpc.ts';
import { useAdminZone } from '../../moment.tsx';
import { oneOf, usePlace } from '../../place.ts';
import { nameChannel } from '../channel-name.ts';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { DeliveriesTable } from './deliveries-table.tsx';

const words = adminListWords.deliveries;
const CHANNEL_NAMES = Object.fromEntries(DELIVERY_CHANNELS.map((channel) => [channel, nameChannel(channel)]));

/** Every delivery and its outcome, filtered by state, channel and member, a page at a time. */
export default function DeliveriesList() {
  const { page, filter } = usePlace();
  const zone = useAdminZone();
  const status = oneOf(DELIVERY_STATUSES, filter('status'));
  const channel = oneOf(DELIVERY_CHANNELS, filter('channel'));
  const q = filter('q');
  const deliveries = trpc.admin.deliveries.list.useQuery(
    { page, ...(status ? { status } : {}), ...(channel ? { channel } : {}), ...(q ? { q } : {}) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <ListFrame
      title={words.title}
      intro={
        <p>
          <ZoneSentence sentence={adminListWords.zone} timeZone={zone} />
        </p>
      }
      filters={
        <ListFilters
          choices={[
            { name: 'status', label: adminListWords.status, all: adminListWords.all, options: words.statuses },
            { name: 'channel', label: adminListWords.channel, all: adminListWords.all, options: CHANNEL_NAMES },
          ]}
        />
      }
      filtered={Boolean(status || channel || q)}
      loading={deliveries}
      found={deliveries.data && { rows: deliveries.data.deliveries, hasMore: deliveries.data.hasMore }}
      empty={words.empty}
    >
      {(rows, busy) => <DeliveriesTable deliveries={rows} busy={busy} caption={words.caption} />}
    </ListFrame>
  );
}
