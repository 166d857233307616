import { ActionIcon, Group, Text, VisuallyHidden } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleCheckFilled,
  IconMinus,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { goalsWords as words } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { MarkedPart } from '../../../components/text/marked-part.tsx';
import { formatLongDate } from '../../../lib/time/dates.ts';
import { GoalSummary } from './goal-summary.tsx';
import { useUpdateGoal } from './use-goals.ts';

interface GoalRowProps {
  goal: GoalDetail;
  titleId: string;
  /** The level of the title. */
  level: 3 | 4;
  onEdit: () => void;
  onRemove: () => void;
}

/** One goal: its progress, and buttons to count, edit, delete and complete it. */
export function GoalRow({ goal, titleId, level, onEdit, onRemove }: GoalRowProps) {
  const update = useUpdateGoal();
  const { completions, target, isCompleted } = goal;
  const CompletedIcon = isCompleted ? IconCircleCheckFilled : IconCircleCheck;
  return (
    <>
      <GoalSummary goal={goal} titleId={titleId} level={level}>
        {isCompleted ? (
          <Text c="var(--done)" fz="sm" lh="sm" fw={600} mt="0.125rem">
            {words.reached}
          </Text>
        ) : (
          goal.targetDate && (
            <Text c="dimmed" fz="sm" lh="sm" mt="0.125rem">
              {words.until(formatLongDate(goal.targetDate))}
            </Text>
          )
        )}
      </GoalSummary>
      {/* Aligns the icons, not the edges of their buttons, with the text. */}
      <Group gap={0} justify="space-between" mt="0.25rem" mx="-0.75rem">
        <Group gap={0} wrap="nowrap">
          <Act
            goal={goal}
            name={words.fewer}
            inactive={completions === 0}
            onAct={() => update(goal, { completions: completions - 1 })}
          >
            <IconMinus aria-hidden size={18} stroke={1.8} />
          </Act>
          <Text component="output" fz="sm" ta="center" miw="4rem">
            {words.count(completions, target)}
          </Text>
          <Act
            goal={goal}
            name={words.more}
            inactive={completions >= target}
            onAct={() => update(goal, { completions: completions + 1 })}
          >
            <IconPlus aria-hidden size={18} stroke={1.8} />
          </Act>
        </Group>
        <Group gap={0} wrap="nowrap">
          <ActionIcon
            c={isCompleted ? 'var(--done)' : undefined}
            title={isCompleted ? words.takeBack : words.complete}
            aria-label={isCompleted ? words.takeBack : words.complete}
            aria-describedby={titleId}
            onClick={() => update(goal, { isCompleted: !isCompleted })}
          >
            <CompletedIcon aria-hidden size={22} stroke={1.7} />
          </ActionIcon>
          <Act goal={goal} name={words.changeOf} title={words.change} onAct={onEdit}>
            <IconPencil aria-hidden size={20} stroke={1.7} />
          </Act>
          <Act goal={goal} name={words.removeOf} title={words.remove} onAct={onRemove}>
            <IconTrash aria-hidden size={20} stroke={1.7} />
          </Act>
        </Group>
      </Group>
    </>
  );
}

interface ActProps {
  goal: GoalDetail;
  /** Returns the button's accessible name for the title of the goal. */
  name: (title: string) => string;
  title?: string;
  inactive?: boolean;
  onAct: () => void;
  children: ReactNode;
}

/** An icon button of a goal. Its name is text, because an `aria-label` could not mark the language of the title. */
function Act({ goal, name, title, inactive = false, onAct, children }: ActProps) {
  return (
    <ActionIcon
      title={title}
      aria-disabled={inactive || undefined}
      opacity={inactive ? 0.3 : undefined}
      onClick={() => {
        if (!inactive) onAct();
      }}
    >
      {children}
      <VisuallyHidden>
        <MarkedPart sentence={name} part={goal.title} lang={goal.language ?? undefined} />
      </VisuallyHidden>
    </ActionIcon>
  );
}
