import { keepPreviousData } from '@tanstack/react-query';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { JOB_STATUSES } from '../../../../../shared/alerts/queue-states.ts';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { trpc } from '../../../../trpc.ts';
import { useAdminZone } from '../../moment.tsx';
import { oneOf, usePlace } from '../../place.ts';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { JobsTable } from './jobs-table.tsx';

const words = adminListWords.jobs;

/** The jobs behind the figures: by state, by member, a page at a time. */
export default function JobsList() {
  const { page, filter } = usePlace();
  const zone = useAdminZone();
  const status = oneOf(JOB_STATUSES, filter('status'));
  const q = filter('q');
  const jobs = trpc.admin.jobs.list.useQuery(
    { page, ...(status ? { status } : {}), ...(q ? { q } : {}) },
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
          choices={[{ name: 'status', label: adminListWords.status, all: words.allCounted, options: words.statuses }]}
        />
      }
      filtered={Boolean(status || q)}
      loading={jobs}
      found={jobs.data && { rows: jobs.data.jobs, hasMore: jobs.data.hasMore }}
      empty={words.empty}
    >
      {(rows, busy) => (
        <JobsTable jobs={rows} busy={busy} caption={status === 'waiting' ? words.captionWaiting : words.caption} />
      )}
    </ListFrame>
  );
}
