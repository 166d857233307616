import { adminListWords } from '#strings/admin/admin-lists.ts';
import { adminReportWords } from '#strings/admin/admin-reports.ts';
import type { JobRecord } from '../../../../../shared/admin-lists.ts';
import type { JobStatus } from '../../../../../shared/alerts/queue-states.ts';
import { type Column, DataTable } from '../../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../../components/text/state-badge.tsx';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { tellFailure } from '../../call-notice.ts';
import { Moment, shortMoment, useAdminZone } from '../../moment.tsx';
import { useQueueChanged } from '../../queue-changes.ts';
import { MemberLink, TypeCell } from '../cells.tsx';
import { reasonInWords } from '../reasons.ts';
import { RowActs } from '../row-acts.tsx';

const words = adminListWords.jobs;

const TONES: Record<JobStatus, BadgeTone> = {
  waiting: 'quiet',
  processing: 'waiting',
  completed: 'good',
  failed: 'bad',
  skipped: 'quiet',
  cancelled: 'quiet',
};

interface JobsTableProps {
  jobs: readonly JobRecord[];
  caption: string;
  busy?: boolean;
  /** True when all jobs belong to one member, who is named above. */
  ofOne?: boolean;
}

/** Jobs as rows: whose, what and when, how each stands and why, and what can be done to it. */
export function JobsTable({ jobs, caption, busy = false, ofOne = false }: JobsTableProps) {
  const columns = ofOne ? OF_ONE : OF_MANY;
  return <DataTable caption={caption} columns={columns} rows={jobs} rowKey={({ id }) => id} busy={busy} />;
}

const MEMBER: Column<JobRecord> = { title: words.member, part: 'lead', cell: (job) => <MemberLink {...job} /> };
const TYPE: Column<JobRecord> = {
  title: words.type,
  cell: ({ contentType, isDev }) => <TypeCell type={contentType} isDev={isDev} />,
};
const REST: Column<JobRecord>[] = [
  { title: words.due, cell: ({ scheduledTime }) => <Moment at={scheduledTime} /> },
  { title: words.starts, cell: ({ executionTime }) => <Moment at={executionTime} /> },
  {
    title: words.state,
    part: 'state',
    cell: ({ status }) => <StateBadge tone={TONES[status]}>{words.statuses[status]}</StateBadge>,
  },
  { title: adminListWords.details, cell: describe },
  { title: adminListWords.acts, titleHidden: true, part: 'acts', cell: (job) => <Acts job={job} /> },
];
const OF_MANY = [MEMBER, TYPE, ...REST];
const OF_ONE: Column<JobRecord>[] = [{ ...TYPE, part: 'lead' }, ...REST];

function describe({ errorMessage, attempts }: JobRecord): string {
  const said = [errorMessage && reasonInWords(errorMessage), attempts > 1 && adminListWords.tries(attempts)];
  return said.filter((text) => typeof text === 'string').join(' · ');
}

function Acts({ job }: { job: JobRecord }) {
  const { id, username, contentType, scheduledTime, canRetry, canCancel } = job;
  const due = shortMoment(scheduledTime, useAdminZone());
  const onSettled = useQueueChanged();
  const retry = trpc.admin.jobs.retry.useMutation({
    onSuccess: () => showSuccess({ title: adminReportWords.jobRetried(id) }),
    onSettled,
    onError: tellFailure(words.retryFailed),
  });
  const cancel = trpc.admin.jobs.cancel.useMutation({
    onSuccess: () => showSuccess({ title: adminReportWords.jobCancelled(id) }),
    onSettled,
    onError: tellFailure(words.cancelFailed),
  });
  return (
    <RowActs
      acts={[
        canRetry && {
          name: words.retry,
          nameOf: words.retryOf(username, due),
          pending: retry.isPending,
          doing: words.working,
          act: () => retry.mutateAsync({ id }),
        },
        canCancel && {
          name: words.cancel,
          nameOf: words.cancelOf(username, due),
          pending: cancel.isPending,
          doing: words.working,
          ask: {
            title: words.askCancel(username),
            about: words.aboutCancel(adminListWords.types[contentType], due),
            confirm: words.confirmCancel,
          },
          act: () => cancel.mutateAsync({ id }),
        },
      ]}
    />
  );
}
