import '@mantine/core/styles/SimpleGrid.layer.css';
import { Box, Group, SimpleGrid, Stack, Text, VisuallyHidden } from '@mantine/core';
import { adminWords } from '#strings/admin/admin.ts';
import { adminReportWords, notReadyWords } from '#strings/admin/admin-reports.ts';
import type { ReadyMembers } from '../../../../shared/admin-lists.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import card from '../../../components/page/section-card.module.css';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { formatClock } from '../../../lib/time/dates.ts';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { colorOfType, TypeIcon } from '../../guidance/entry/type-badge.tsx';
import { showMutationError } from '../mutation-toasts.ts';
import { useQueueChanged } from '../queue-changes.ts';

const words = adminWords.trigger;
// The specified time of each type (product.md §9). Members choose their own times.
const DEFAULT_TIMES = {
  prayer: { hour: 8, minute: 0 },
  do: { hour: 13, minute: 0 },
  reflection: { hour: 20, minute: 0 },
};

/** What the dialog asks the administrator to confirm. */
interface Question {
  type: ContentType;
  members: number;
  /** The number of members who were sent the same type within the last minute. */
  justSent: number;
}

/** A card for each content type, with the number of ready members and a button to send to them (decisions.md D23). */
export function TriggerCards() {
  const ready = trpc.admin.readyMembers.useQuery(undefined, { staleTime: 0 });
  const queueChanged = useQueueChanged();
  const { subject: asked, opened, open: ask, close } = useDialog<Question>();
  const fail = (error: unknown) => {
    showMutationError(words.failed)(error);
    close();
  };
  const recount = trpc.admin.triggerNotification.useMutation({
    onSuccess: ({ userCount, justSent = 0 }, { notificationType }) =>
      ask({ type: notificationType, members: userCount, justSent }),
    onError: fail,
  });
  const trigger = trpc.admin.triggerNotification.useMutation({
    onSuccess: ({ userCount }, { notificationType }) => {
      showSuccess({ title: adminReportWords.sent(notificationType, userCount) });
      close();
    },
    // The same type was sent less than a minute ago, perhaps by another administrator. The dialog stays and warns.
    onError: (error, { notificationType }) =>
      readServerError(error).issues.some(({ path }) => path[0] === 'again')
        ? recount.mutate({ notificationType, dryRun: true })
        : fail(error),
    onSettled: queueChanged,
  });
  const pending = trigger.isPending || recount.isPending;
  return (
    <section aria-labelledby="everybody">
      <Box component="h2" id="everybody" mb="sm">
        {words.title}
      </Box>
      <SimpleGrid component="ul" cols={{ base: 1, md: 3 }} spacing="sm">
        {CONTENT_TYPES.map((each) => (
          <TriggerCard
            key={each}
            type={each}
            ready={ready}
            pending={pending}
            onSend={(count) => ask({ type: each, members: count, justSent: 0 })}
          />
        ))}
      </SimpleGrid>
      {asked && (
        <ConfirmDialog
          opened={opened}
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

interface TriggerCardProps {
  type: ContentType;
  ready: { data: ReadyMembers | undefined; error: unknown };
  pending: boolean;
  onSend: (members: number) => void;
}

function TriggerCard({ type, ready: { data, error }, pending, onSend }: TriggerCardProps) {
  const members = data?.[type];
  return (
    <Box component="li" className={card.card} py="lg">
      <Group justify="space-between" gap="xs">
        <div>
          <Group component="h3" gap="xs" ff="text" fz="md" c={colorOfType(type)}>
            <TypeIcon type={type} size={22} />
            {words.types[type]}
          </Group>
          <Text ff="heading" fz="1.375rem" fw={600} lh={1.3} mt="0.25rem">
            <VisuallyHidden>{words.usual}</VisuallyHidden> {formatClock(DEFAULT_TIMES[type])}
          </Text>
        </div>
        {/* Room for a count of three digits. A new key replaces the label instead of moving it. */}
        <ActionButton
          key={members === undefined ? 'counting' : 'counted'}
          miw="min(100%, 10rem)"
          variant="default"
          px="md"
          aria-label={members ? words.sendOf(words.types[type], members) : undefined}
          inactive={!members || pending}
          onClick={() => members && onSend(members)}
        >
          {members ? words.send(members) : members === 0 ? words.nobody : words.sendUncounted}
        </ActionButton>
      </Group>
      <Stack role="status" gap="0.25rem" mt="0.25rem" c="dimmed" fz="sm">
        {members === undefined ? (
          <p>{error ? words.uncounted : words.counting}</p>
        ) : members > 0 ? (
          <p>{words.ready(members)}</p>
        ) : (
          <NotReadyReasons reasons={data?.notReady[type] ?? []} />
        )}
      </Stack>
    </Box>
  );
}

/** Shows why nobody is ready, with the members for each reason. */
function NotReadyReasons({ reasons }: { reasons: ReadyMembers['notReady'][ContentType] }) {
  if (reasons.length === 0) return <p>{notReadyWords.noMembers}</p>;
  return reasons.map(({ reason, members, names }) => <p key={reason}>{notReadyWords[reason](names, members)}</p>);
}
