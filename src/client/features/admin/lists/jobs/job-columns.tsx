import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import type { JobRecord } from '../../../../../shared/admin-lists.ts';
import type { JobStatus } from '../../../../../shared/alerts/queue-states.ts';
import type { Column } from '../../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../../components/text/state-badge.tsx';
import { trpc } from '../../../../trpc.ts';
import { MutationButton } from '../../mutation-button.tsx';
import { useQueueHandlers } from '../../queue-changes.ts';
import { formatTimestamp, Timestamp, useAdminZone } from '../../timestamp.tsx';
import { MemberLink, TypeCell } from '../cells.tsx';
import { reasonInWords } from '../outcome-words.ts';

const words = adminListWords.jobs;

const TONES: Record<JobStatus, BadgeTone> = {
  waiting: 'quiet',
  processing: 'waiting',
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
    title: words.state,
    part: 'state',
    cell: ({ status }) => <StateBadge tone={TONES[status]}>{words.statuses[status]}</StateBadge>,
  },
  { title: adminListWords.details, cell: describe },
  { title: adminListWords.acts, titleHidden: true, part: 'acts', cell: (job) => <Actions job={job} /> },
];

/** The columns of jobs: member, type, times, state with its reason, and actions. */
export const JOB_COLUMNS: Column<JobRecord>[] = [
  { title: words.member, part: 'lead', cell: (job) => <MemberLink {...job} /> },
  TYPE,
  ...OTHERS,
];
/** The same columns without the member, for a list of one member's jobs. */
export const MEMBER_JOB_COLUMNS: Column<JobRecord>[] = [{ ...TYPE, part: 'lead' }, ...OTHERS];

function describe({ errorMessage, attempts }: JobRecord): string {
  const details = [errorMessage && reasonInWords(errorMessage), attempts > 1 && adminListWords.tries(attempts)];
  return details.filter(Boolean).join(' · ');
}

function Actions({ job }: { job: JobRecord }) {
  const { id, username, contentType, scheduledTime, canRetry, canCancel } = job;
  const due = formatTimestamp(scheduledTime, useAdminZone());
  const handlers = useQueueHandlers();
  const retry = trpc.admin.jobs.retry.useMutation(handlers(adminReportWords.jobRetried(id), words.retryFailed));
  const cancel = trpc.admin.jobs.cancel.useMutation(handlers(adminReportWords.jobCancelled(id), words.cancelFailed));
  const shared = { size: 'sm', busyLabel: words.working, input: { id } };
  return (
    <>
      {canRetry && (
        <MutationButton {...shared} mutation={retry} label={words.retry} fullLabel={words.retryOf(username, due)} />
      )}
      {canCancel && (
        <MutationButton
          {...shared}
          mutation={cancel}
          label={words.cancel}
          fullLabel={words.cancelOf(username, due)}
          ask={{
            title: words.askCancel(username),
            about: words.aboutCancel(adminListWords.types[contentType], due),
            confirm: words.confirmCancel,
            danger: true,
          }}
        />
      )}
    </>
  );
}
