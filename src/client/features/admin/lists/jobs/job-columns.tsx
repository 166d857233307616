import { adminQueueWords } from '#strings/admin/admin-queue.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { JobRecord } from '../../../../../shared/admin-lists.ts';
import type { JobStatus } from '../../../../../shared/alerts/queue-states.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../../components/text/state-badge.tsx';
import { useMemberZone } from '../../../member/use-member-zone.ts';
import { formatTimestamp, Timestamp } from '../../timestamp.tsx';
import { actionsColumn, MemberLink, OutcomeCell, TypeCell } from '../cells.tsx';
import { QueueActions } from '../queue-actions.tsx';

const words = adminQueueWords.jobs;

const TONES: Record<JobStatus, BadgeTone> = {
  waiting: 'quiet',
  processing: 'caution',
  completed: 'good',
  failed: 'bad',
  skipped: 'quiet',
  cancelled: 'quiet',
};

const TYPE: Column<JobRecord> = {
  title: words.type,
  cell: ({ contentType, isDev }) => <TypeCell type={contentType} isDev={isDev} />,
};
const OTHERS: Column<JobRecord>[] = [
  { title: words.due, cell: ({ scheduledTime }) => <Timestamp at={scheduledTime} /> },
  { title: words.starts, cell: ({ executionTime }) => <Timestamp at={executionTime} /> },
  {
    title: adminSharedWords.status,
    part: 'state',
    cell: ({ status }) => <StateBadge tone={TONES[status]}>{words.statuses[status]}</StateBadge>,
  },
  {
    title: adminSharedWords.details,
    cell: ({ errorMessage, attempts }) => <OutcomeCell code={errorMessage} attempts={attempts} />,
  },
  actionsColumn((job) => <Actions job={job} />),
];

/** The columns of jobs: member, type, times, state with its reason, and actions. */
export const JOB_COLUMNS: Column<JobRecord>[] = [
  { title: words.member, part: 'lead', cell: (job) => <MemberLink {...job} /> },
  TYPE,
  ...OTHERS,
];
/** The same columns without the member, for a list of one member's jobs. */
export const MEMBER_JOB_COLUMNS: Column<JobRecord>[] = [{ ...TYPE, part: 'lead' }, ...OTHERS];

function Actions({ job }: { job: JobRecord }) {
  const due = formatTimestamp(job.scheduledTime, useMemberZone());
  const about = words.aboutCancel(typeWords[job.contentType], due);
  return <QueueActions list="jobs" row={job} detail={due} about={about} />;
}
