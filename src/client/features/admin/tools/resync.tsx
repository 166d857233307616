import { adminReportWords } from '#strings/admin/admin-reports.ts';
import { adminToolWords } from '#strings/admin/admin-tools.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { tellFailure } from '../call-notice.ts';
import { useQueueChanged } from '../queue-changes.ts';
import { useMemberChoice } from './member-choice.tsx';
import classes from './tools.module.css';

const words = adminToolWords.resync;

/** Plans one member's schedule anew, or everybody's. */
export function Resync() {
  const member = useMemberChoice();
  const answers = { onError: tellFailure(words.failed), onSettled: useQueueChanged() };
  const one = trpc.admin.resyncUserSchedule.useMutation({
    ...answers,
    onSuccess: ({ jobsScheduled }, { userId }) =>
      showSuccess({ title: adminReportWords.oneInStep(userId === member.me ? null : userId, jobsScheduled) }),
  });
  const all = trpc.admin.resyncAllSchedules.useMutation({
    ...answers,
    onSuccess: ({ usersSynced, jobsScheduled }) =>
      showSuccess({ title: adminReportWords.allInStep(usersSynced, jobsScheduled) }),
  });
  return (
    <SectionCard id="resync" title={words.title} intro={words.intro}>
      <div className={classes.form}>
        {member.field}
        <div className={classes.buttons}>
          <ActionButton
            variant="default"
            off={!member.given || one.isPending}
            onClick={() => member.withNumber((userId) => one.mutate({ userId }))}
          >
            {one.isPending ? words.working : words.one}
          </ActionButton>
          <ActionButton variant="default" off={all.isPending} onClick={() => all.mutate()}>
            {all.isPending ? words.working : words.all}
          </ActionButton>
        </div>
      </div>
    </SectionCard>
  );
}
