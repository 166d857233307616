import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { adminWords } from '#strings/admin.ts';
import { adminReportWords } from '#strings/admin-reports.ts';
import { CONTENT_TYPES, type ContentType } from '../../../shared/content-types.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatClock } from '../../lib/dates.ts';
import { showSuccess } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { TypeIcon } from '../guidance/content-type.tsx';
import { tellFailure } from './call-notice.ts';
import { useQueueChanged } from './queue-changes.ts';
import classes from './trigger-cards.module.css';

const ConfirmDialog = lazy(() =>
  import('../../components/confirm-dialog.tsx').then(({ ConfirmDialog: Dialog }) => ({ default: Dialog })),
);

const words = adminWords.trigger;
// The times the types are specified with (product.md §9); members choose their own.
const USUAL = { prayer: { hour: 8, minute: 0 }, do: { hour: 13, minute: 0 }, reflection: { hour: 20, minute: 0 } };

/** Each type of guidance, with how many it would reach now and the way to send it to them (decisions.md D23). */
export function TriggerCards() {
  const ready = trpc.admin.readyMembers.useQuery(undefined, { staleTime: 0 });
  const queueChanged = useQueueChanged();
  // Kept while the dialog leaves, so that its words do not change on the way out.
  const [asked, setAsked] = useState<{ type: ContentType; members: number; open: boolean } | null>(null);
  const close = () => setAsked((last) => last && { ...last, open: false });
  const trigger = trpc.admin.triggerNotification.useMutation({
    onSuccess: ({ message }) => showSuccess({ title: adminReportWords.of(message) }),
    onError: tellFailure(words.failed),
    onSettled: () => {
      close();
      queueChanged();
    },
  });
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
              <p className={classes.ready} role="status">
                {members === undefined ? (ready.error ? words.uncounted : words.counting) : sentenceOf(members)}
              </p>
              <Button
                variant="default"
                aria-label={members ? words.sendOf(words.types[type], members) : undefined}
                disabled={!members || trigger.isPending}
                onClick={() => members && setAsked({ type, members, open: true })}
              >
                {members ? words.send(members) : words.nobody}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <Suspense>
          <ConfirmDialog
            opened={asked.open}
            title={words.ask[asked.type]}
            confirm={words.confirm(asked.members)}
            confirming={words.sending}
            pending={trigger.isPending}
            onConfirm={() => trigger.mutate({ notificationType: asked.type })}
            onClose={close}
          >
            <p>{words.about(asked.members)}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </section>
  );
}

function sentenceOf(members: number): string {
  return members === 0 ? words.nobody : words.ready(members);
}
