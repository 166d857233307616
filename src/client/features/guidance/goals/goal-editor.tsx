import { Box, Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { goalsWords as words } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { MarkedPart } from '../../../components/text/marked-part.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { trpc } from '../../../trpc.ts';
import { GOAL_TITLE_ID, type GoalDraftKeeper, isUnsaved } from './goal-draft.ts';
import { GoalRow } from './goal-row.tsx';
import { useGoalDeletion } from './use-goal-deletion.ts';

const GoalForm = lazyPart(() => import('./goal-form.tsx'), {
  loading: () => <Skeletons heights={[27]} />,
  fallback: partFallback,
});

const ADD_ID = 'add-goal';
const titleIdOf = (goalId: number) => `goal-${goalId}`;

interface GoalEditorProps {
  draft: GoalDraftKeeper;
  /** True when a heading above already names the goals. */
  titled: boolean;
}

/** Lists the goals with their actions, and adds new ones (decisions.md D12). */
export function GoalEditor({ draft, titled }: GoalEditorProps) {
  const query = trpc.guidance.goals.list.useQuery(undefined, { refetchOnMount: 'always' });
  const goals = query.data?.goals;
  // For screen readers.
  const [announcement, setAnnouncement] = useState('');
  const deletion = useGoalDeletion((goalId, restored, show) =>
    focusAfter(() => {
      show();
      if (restored) setAnnouncement(words.restored(restored.title));
    }, titleIdOf(goalId)),
  );
  // Open goals come first, as on the dashboard. A goal completed in this list keeps its place.
  const [reached, setReached] = useState<ReadonlySet<number> | null>(null);
  if (goals && !reached) setReached(new Set(goals.filter(({ isCompleted }) => isCompleted).map(({ id }) => id)));
  const wasReached = ({ id }: GoalDetail) => Number(reached?.has(id) ?? false);
  const listed = goals && deletion.withDeleted(goals).toSorted((one, other) => wasReached(one) - wasReached(other));
  // The form counts as closed when its goal no longer exists.
  const openId = draft.open?.goalId;
  const isAdding = openId === null;
  const isOpen = isAdding || goals?.some(({ id }) => id === openId) === true;

  const begin = (goalId: number | null) => {
    setAnnouncement('');
    draft.begin(goalId);
  };
  const form = (goal: GoalDetail | null) => (
    <GoalForm
      goal={goal}
      draft={draft}
      onDone={(saved) =>
        focusAfter(
          () => {
            draft.end();
            if (saved) setAnnouncement(goal ? words.saved(saved.title) : words.added(saved.title));
          },
          goal ? titleIdOf(goal.id) : ADD_ID,
        )
      }
    />
  );
  // Editing another goal would discard the unsaved values of the open form.
  const edit = (goalId: number) => {
    if (!isOpen || !isUnsaved(draft)) return begin(goalId);
    setAnnouncement('');
    requestAnimationFrame(() => setAnnouncement(words.finishFirst));
    document.getElementById(GOAL_TITLE_ID)?.focus();
  };
  const rowOf = (goal: GoalDetail) => {
    if (openId === goal.id) return form(goal);
    if (deletion.isDeleted(goal.id)) return <DeletedGoal goal={goal} onUndo={() => deletion.undo(goal)} />;
    return (
      <GoalRow
        goal={goal}
        titleId={titleIdOf(goal.id)}
        level={titled ? 3 : 4}
        onEdit={() => edit(goal.id)}
        onRemove={() => {
          setAnnouncement('');
          deletion.remove(goal);
        }}
      />
    );
  };
  return (
    <Stack gap="sm">
      {!titled && (
        <Box component="h3" ff="text" fz="md" lh="sm">
          {words.title}
        </Box>
      )}
      {!goals && <QueryPlaceholder query={query} loading={[9, 9]} message={words.failed} />}
      {listed?.length === 0 && !isOpen && <Text c="dimmed">{words.empty}</Text>}
      <ul>
        {listed?.map((goal) => (
          <Item key={goal.id}>{rowOf(goal)}</Item>
        ))}
        {isAdding && <Item>{form(null)}</Item>}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {goals && !isOpen && (
        <Button
          id={ADD_ID}
          variant="default"
          fullWidth
          leftSection={<IconPlus aria-hidden size={20} stroke={1.7} />}
          onPointerEnter={() => void GoalForm.preload()}
          onFocus={() => void GoalForm.preload()}
          onClick={() => begin(null)}
        >
          {words.add}
        </Button>
      )}
    </Stack>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <Box component="li" pt="md" pb="xs" style={{ borderTop: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

/** Takes the place of a deleted goal, with a button to undo. */
function DeletedGoal({ goal, onUndo }: { goal: GoalDetail; onUndo: () => void }) {
  const lang = goal.language ?? undefined;
  return (
    <Group gap="0.5rem 1rem" justify="space-between">
      <Text role="status" c="dimmed" flex="1 1 10rem">
        <MarkedPart sentence={words.deleted} part={goal.title} lang={lang} />
      </Text>
      <Button variant="light" size="sm" autoFocus onClick={onUndo}>
        <span aria-hidden>{words.undo}</span>
        <VisuallyHidden>
          <MarkedPart sentence={words.undoOf} part={goal.title} lang={lang} />
        </VisuallyHidden>
      </Button>
    </Group>
  );
}
