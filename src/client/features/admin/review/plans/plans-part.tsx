import { Box, Group, Stack, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewPlanWords as words } from '#strings/admin/review-plans.ts';
import type { PinnedEntry, Plans, ThemeWeek } from '../../../../../shared/guidance/plans.ts';
import { CONTENT_LANGUAGE } from '../../../../../shared/languages.ts';
import { ActionButton } from '../../../../components/buttons/action-button.tsx';
import { SectionCard } from '../../../../components/page/section-card.tsx';
import { MarkedPart } from '../../../../components/text/marked-part.tsx';
import { formatLongDay } from '../../../../lib/time/dates.ts';
import { showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { LoadedOrConfirmIdentity } from '../../confirm-identity-notice.tsx';
import { showMutationError } from '../../mutation-toasts.ts';
import tools from '../../tools/tools.module.css';
import { PlannedEntries, PlannedEntry } from './planned-entries.tsx';
import { WeekForm } from './week-form.tsx';

const { plans } = trpc.guidance.review;

/** Lists the church's plans: theme weeks, and entries pinned for a date. Removing one can be undone. */
export default function PlansPart() {
  const planned = plans.list.useQuery(undefined, { staleTime: 0 });
  return (
    <LoadedOrConfirmIdentity query={planned} heights={[8, 16]}>
      {({ weeks, pins }) => (
        <>
          <Weeks weeks={weeks} />
          <Pins pins={pins} />
        </>
      )}
    </LoadedOrConfirmIdentity>
  );
}

function Weeks({ weeks }: { weeks: readonly ThemeWeek[] }) {
  const handlers = usePlanHandlers();
  const remove = plans.removeWeek.useMutation(handlers(words.weekRemoved));
  const restore = plans.addWeek.useMutation(handlers());
  const { removeButton, removed } = useRemovals<ThemeWeek>({
    busy: remove.isPending || restore.isPending,
    onRemove: ({ id }, onSuccess) => remove.mutate({ id }, { onSuccess }),
    onRestore: ({ title, startsOn, endsOn, passages }, onSuccess) =>
      restore.mutate({ title, startsOn, endsOn, passages }, { onSuccess }),
  });
  return (
    <SectionCard id="weeks" title={words.weeks} intro={words.aboutWeeks}>
      {weeks.map((week) => (
        <Stack key={week.id} component="article" gap="sm" className={tools.below} aria-labelledby={`week-${week.id}`}>
          <Box component="h3" id={`week-${week.id}`} fz="lg">
            {week.title}
          </Box>
          <p>{words.days(formatLongDay(week.startsOn), formatLongDay(week.endsOn))}</p>
          <p lang={CONTENT_LANGUAGE}>{week.passages.join(' · ')}</p>
          <PlannedEntries entries={week.entries} />
          <div>{removeButton(week)}</div>
        </Stack>
      ))}
      {removed}
      <WeekForm />
    </SectionCard>
  );
}

function Pins({ pins }: { pins: readonly PinnedEntry[] }) {
  const handlers = usePlanHandlers();
  const unpin = plans.unpin.useMutation(handlers(words.pinRemoved));
  const restore = plans.pin.useMutation(handlers());
  const { removeButton, removed } = useRemovals<PinnedEntry>({
    busy: unpin.isPending || restore.isPending,
    onRemove: ({ id }, onSuccess) => unpin.mutate({ id }, { onSuccess }),
    onRestore: ({ entry, localDate }, onSuccess) => restore.mutate({ entry, localDate }, { onSuccess }),
  });
  return (
    <SectionCard id="pins" title={words.pins} intro={words.aboutPins}>
      <Stack component="ul" gap="sm" mt="sm">
        {pins.length === 0 && <li>{words.noPins}</li>}
        {pins.map((pin) => (
          <Group key={pin.id} component="li" justify="space-between" gap="0.5rem 1rem">
            <span>
              {formatLongDay(pin.localDate)} · <PlannedEntry planned={pin} />
              {pin.pinnedBy !== null && ` · ${pin.pinnedBy}`}
            </span>
            {removeButton(pin)}
          </Group>
        ))}
      </Stack>
      {removed}
    </SectionCard>
  );
}

interface Removals<Plan> {
  busy: boolean;
  onRemove: (plan: Plan, onSuccess: () => void) => void;
  onRestore: (plan: Plan, onSuccess: () => void) => void;
}

/** Returns the button that removes a plan, and a line with an undo for the last removed one. */
function useRemovals<Plan extends { title: string; language?: string }>(removals: Removals<Plan>) {
  const { busy, onRemove, onRestore } = removals;
  const [last, setLast] = useState<Plan | null>(null);
  return {
    removeButton: (plan: Plan) => (
      <ActionButton variant="default" size="sm" inactive={busy} onClick={() => onRemove(plan, () => setLast(plan))}>
        <span aria-hidden>{words.remove}</span>
        <VisuallyHidden>
          <MarkedPart sentence={words.removeOf} part={plan.title} lang={plan.language} />
        </VisuallyHidden>
      </ActionButton>
    ),
    removed: (
      <Group gap="xs" mt={last ? 'sm' : undefined}>
        <span role="status">
          {last && <MarkedPart sentence={words.removedOf} part={last.title} lang={last.language} />}
        </span>
        {last && (
          <ActionButton variant="subtle" size="sm" inactive={busy} onClick={() => onRestore(last, () => setLast(null))}>
            {words.undo}
          </ActionButton>
        )}
      </Group>
    ),
  };
}

/**
 * Returns handlers for a mutation that returns the present plans. The handlers write the plans to the cache and show a
 * toast. On an error they refetch the plans, because another reviewer may have changed them.
 */
function usePlanHandlers() {
  const { list } = trpc.useUtils().guidance.review.plans;
  return (title?: string) => ({
    onSuccess: (now: Plans) => {
      list.setData(undefined, now);
      if (title) showSuccess({ title });
    },
    onError: (error: unknown) => {
      showMutationError(adminReviewWords.failed)(error);
      void list.invalidate();
    },
  });
}
