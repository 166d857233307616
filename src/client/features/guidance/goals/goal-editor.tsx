import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { missingHere } from '../../../components/messages/missing-part.tsx';
import { DeletedGoal } from './deleted-goal.tsx';
import classes from './goal-editor.module.css';
import { goalIds } from './goal-ids.ts';
import { GoalRow } from './goal-row.tsx';
import type { GoalDeletion } from './use-goal-deletion.ts';
import type { GoalDraftKeeper } from './use-goal-draft.ts';
import { useGoals } from './use-goals.ts';

const words = goalsWords;
const GoalForm = lazyPart(() => import('./goal-form.tsx'), {
  loading: () => <Skeletons heights={[27]} />,
  missing: missingHere,
});

interface GoalEditorProps {
  deletion: GoalDeletion;
  draft: GoalDraftKeeper;
  /** True when a heading above already names the goals. */
  titled: boolean;
}

/** The goals, each with what can be done with it, and the way to a new one (decisions.md D12). */
export function GoalEditor({ deletion, draft, titled }: GoalEditorProps) {
  const { goals, error, retry } = useGoals();
  const [said, setSaid] = useState('');
  const { focusNext } = useFocusNext();
  useDraftOfKnown(draft, goals);

  const form = (goal: GoalDetail | null) => (
    <GoalForm
      goal={goal}
      draft={draft}
      onDone={(saved) => {
        draft.end();
        if (saved) setSaid(goal ? words.saved(saved.title) : words.added(saved.title));
        const id = saved?.id ?? goal?.id;
        focusNext(id === undefined ? goalIds.add : goalIds.title(id));
      }}
    />
  );
  return (
    <Stack gap="sm">
      <h3 id={goalIds.heading} tabIndex={-1} className={classes.heading} data-hidden={titled || undefined}>
        {words.title}
      </h3>
      {!goals && error && <LoadFailed error={error} message={words.failed} onRetry={retry} />}
      {!goals && !error && <Skeletons heights={[9, 9]} />}
      {goals?.length === 0 && !draft.open && <Text c="dimmed">{words.empty}</Text>}
      <ul className={classes.goals}>
        {goals?.map((goal) => {
          const state = deletion.stateOf(goal.id);
          if (state === 'leaving') return null;
          return (
            <li key={goal.id} className={classes.goal}>
              {state === 'undoable' ? (
                <DeletedGoal
                  goal={goal}
                  deletion={deletion}
                  onUndone={() => {
                    setSaid(words.restored(goal.title));
                    focusNext(goalIds.title(goal.id));
                  }}
                />
              ) : draft.open?.goalId === goal.id ? (
                form(goal)
              ) : (
                <GoalRow
                  goal={goal}
                  onEdit={() => {
                    setSaid('');
                    draft.begin(goal.id);
                  }}
                  onRemove={() => {
                    setSaid('');
                    deletion.begin(goal.id);
                  }}
                />
              )}
            </li>
          );
        })}
        {draft.open && draft.open.goalId === null && <li className={classes.goal}>{form(null)}</li>}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {goals && !draft.open && (
        <Button
          id={goalIds.add}
          variant="default"
          fullWidth
          leftSection={<IconPlus aria-hidden size={20} stroke={1.7} />}
          onPointerEnter={() => void GoalForm.preload()}
          onFocus={() => void GoalForm.preload()}
          onClick={() => {
            setSaid('');
            draft.begin(null);
          }}
        >
          {words.add}
        </Button>
      )}
    </Stack>
  );
}

/** Lets go of a form whose goal is no longer there. */
function useDraftOfKnown(draft: GoalDraftKeeper, goals: GoalDetail[] | undefined): void {
  const goalId = draft.open?.goalId ?? null;
  const gone = goalId !== null && goals !== undefined && !goals.some(({ id }) => id === goalId);
  const end = useEffectEvent(draft.end);
  useEffect(() => {
    if (gone) end();
  }, [gone]);
}

/** Brings focus to what stands there once the screen has changed. */
function useFocusNext() {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (!next.current) return;
    const target = document.getElementById(next.current);
    if (!target) return;
    next.current = null;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest' });
  });
  return {
    focusNext: (id: string) => {
      next.current = id;
    },
  };
}
