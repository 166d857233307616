import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { adminWords } from '#strings/admin/admin.ts';
import { adminReportWords, notReadyWords } from '#strings/admin/admin-reports.ts';
import type { ReadyMembers } from '../../../../shared/admin-lists.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showSuccess } from '../../../lib/notices.ts';
import { formatClock } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { TypeIcon } from '../../guidance/entry/content-type.tsx';
import { tellFailure } from '../call-notice.ts';
import { useQueueChanged } from '../queue-changes.ts';
import classes from './trigger-cards.module.css';

const words = adminWords.trigger;
// The times the types are specified with (product.md §9); members choose their own.
const USUAL = { prayer: { hour: 8, minute: 0 }, do: { hour: 13, minute: 0 }, reflection: { hour: 20, minute: 0 } };

/** The action that the dialog asks to confirm. */
interface Asked {
  type: ContentType;
  members: number;
  /** The number of members who were sent the same type within the last minute. */
  justSent: number;
  open: boolean;
}

/** Each type of guidance, with how many it would reach now and the way to send it to them (decisions.md D23). */
export function TriggerCards() {
  const ready = trpc.admin.readyMembers.useQuery(undefined, { staleTime: 0 });
  const queueChanged = useQueueChanged();
  // Kept while the dialog leaves, so that its words do not change on the way out.
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked((last) => last && { ...last, open: false });
  const fail = (error: unknown) => {
    tellFailure(words.failed)(error);
    close();
  };
  const recount = trpc.admin.triggerNotification.useMutation({
    onSuccess: ({ userCount, justSent = 0 }, { notificationType }) =>
      setAsked({ type: notificationType, members: userCount, justSent, open: true }),
    onError: fail,
  });
  const trigger = trpc.admin.triggerNotification.useMutation({
    onSuccess: ({ userCount }, { notificationType }) => {
      showSuccess({ title: adminReportWords.sent(notificationType, userCount) });
      close();
    },
    // The same was sent a moment ago, perhaps by somebody else: the dialog stays, and says so.
    onError: (error, { notificationType }) =>
      isRefusedAt('again', error) ? recount.mutate({ notificationType, dryRun: true }) : fail(error),
    onSettled: queueChanged,
  });
  const pending = trigger.isPending || recount.isPending;
  return (
    <section aria-labelledby="everybody">
      <h2 id="everybody" className={classes.title}>
        {words.title}
      </h2>
      <ul className={classes.cards}>
        {CONTENT_TYPES.map((type) => {
          const members = ready.data?.[type];
          return (
            <li key={type} className={classes.card}>
              <h3 className={classes.type} data-type={type}>
                <TypeIcon type={type} size={22} />
                {words.types[type]}
              </h3>
              <p className={classes.time}>
                <VisuallyHidden>{words.usual}</VisuallyHidden> {formatClock(USUAL[type])}
              </p>
              <div className={classes.ready} role="status" data-nobody={members === 0 || undefined}>
                {members === undefined ? (
                  <p>{ready.error ? words.uncounted : words.counting}</p>
                ) : members > 0 ? (
                  <p>{words.ready(members)}</p>
                ) : (
                  <WhyNobody reasons={ready.data?.notReady[type] ?? []} />
                )}
              </div>
              <ActionButton
                variant="default"
                aria-label={members ? words.sendOf(words.types[type], members) : undefined}
                off={!members || pending}
                onClick={() => members && setAsked({ type, members, justSent: 0, open: true })}
              >
                {members ? words.send(members) : members === 0 ? words.nobody : words.sendUncounted}
              </ActionButton>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          opened={asked.open}
          title={words.ask[asked.type]}
          confirm={asked.justSent ? words.again.confirm(asked.members) : words.confirm(asked.members)}
          confirming={words.sending}
          pending={pending}
          onConfirm={() => trigger.mutate({ notificationType: asked.type, again: asked.justSent > 0 })}
          onClose={close}
        >
          {asked.justSent > 0 && <p role="alert">{words.again[asked.type](asked.justSent)}</p>}
          <p>{words.about(asked.members)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function isRefusedAt(field: string, error: unknown): boolean {
  return readServerError(error).issues.some(({ path }) => path[0] === field);
}

/** Says why nobody is ready, and whom each reason concerns. */
function WhyNobody({ reasons }: { reasons: ReadyMembers['notReady'][ContentType] }) {
  if (reasons.length === 0) return <p>{notReadyWords.noMembers}</p>;
  return reasons.map(({ reason, members, names }) => <p key={reason}>{notReadyWords[reason](names, members)}</p>);
}
