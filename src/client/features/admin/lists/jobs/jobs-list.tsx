import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { JOB_STATUSES } from '../../../../../shared/alerts/queue-states.ts';
import { ZoneSentence } from '../../../../components/text/marked-part.tsx';
import { trpc } from '../../../../trpc.ts';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import { useListInput } from '../../admin-url.ts';
import { ListFilters } from '../list-filters.tsx';
import { ListFrame } from '../list-frame.tsx';
import { LIST_QUERY } from '../list-rows.tsx';
import { JOB_COLUMNS } from './job-columns.tsx';

const words = adminQueueWords.jobs;

/** Lists the jobs, filtered by state and member. */
export default function JobsList() {
  const zone = useMemberZone();
  const input = useListInput({ status: JOB_STATUSES });
  const jobs = trpc.admin.jobs.list.useQuery(input, LIST_QUERY);
  return (
    <ListFrame
      words={input.status === 'waiting' ? { ...words, caption: words.captionWaiting } : words}
      intro={<ZoneSentence sentence={adminSharedWords.zone} timeZone={zone} />}
      above={
        <ListFilters
          choices={[{ name: 'status', label: adminSharedWords.status, all: words.allCounted, options: words.statuses }]}
        />
      }
      query={jobs}
      rows={jobs.data?.jobs}
      rowKey={({ id }) => id}
      columns={JOB_COLUMNS}
    />
  );
}
