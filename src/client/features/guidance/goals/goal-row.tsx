import { ActionIcon, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconMinus, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { MarkedPart } from '../../../components/text/marked-part.tsx';
import { formatLongDate } from '../../../lib/time/dates.ts';
import { goalIds } from './goal-ids.ts';
import { languageOfGoal } from './goal-language.ts';
import classes from './goal-row.module.css';
import { GoalTrack } from './goal-track.tsx';
import { useMoveGoal } from './use-goals.ts';

const words = goalsWords;

interface GoalRowProps {
  goal: GoalDetail;
  onEdit: () => void;
  onRemove: () => void;
}

/** One goal: how far it is, counting it on, and the ways to change or end it. */
export function GoalRow({ goal, onEdit, onRemove }: GoalRowProps) {
  const move = useMoveGoal();
  const titleId = goalIds.title(goal.id);
  return (
    <>
      <Group gap="md" justify="space-between" align="baseline" wrap="nowrap">
        <h4 id={titleId} lang={languageOfGoal(goal)} tabIndex={-1} className={classes.title}>
          {goal.title}
        </h4>
        <span className={classes.percent}>{words.percent(goal.progress)}</span>
      </Group>
      {goal.description && (
        <p lang={languageOfGoal(goal)} className={classes.about}>
          {goal.description}
        </p>
      )}
      {goal.targetDate && <p className={classes.about}>{words.until(formatLongDate(goal.targetDate))}</p>}
      <GoalTrack goal={goal} titleId={titleId} />
      <div className={classes.acts}>
        <div className={classes.stepper}>
          <ActionIcon
            className={classes.icon}
            aria-disabled={goal.completions === 0}
            onClick={() => goal.completions > 0 && move(goal, { completions: goal.completions - 1 })}
          >
            <IconMinus aria-hidden size={18} stroke={1.8} />
            <GoalAct goal={goal} sentence={words.fewer} />
          </ActionIcon>
          <output className={classes.count}>{words.count(goal.completions, goal.target)}</output>
          <ActionIcon
            className={classes.icon}
            aria-disabled={goal.completions >= goal.target}
            onClick={() => goal.completions < goal.target && move(goal, { completions: goal.completions + 1 })}
          >
            <IconPlus aria-hidden size={18} stroke={1.8} />
            <GoalAct goal={goal} sentence={words.more} />
          </ActionIcon>
        </div>
        <div className={classes.ends}>
          <ActionIcon title={words.change} onClick={onEdit}>
            <IconPencil aria-hidden size={20} stroke={1.7} />
            <GoalAct goal={goal} sentence={words.changeOf} />
          </ActionIcon>
          <ActionIcon title={words.remove} onClick={onRemove}>
            <IconTrash aria-hidden size={20} stroke={1.7} />
            <GoalAct goal={goal} sentence={words.removeOf} />
          </ActionIcon>
        </div>
      </div>
      <div className={classes.state}>
        {goal.isCompleted && (
          <span className={classes.reached}>
            <IconCircleCheck aria-hidden size={20} stroke={1.8} />
            {words.reached}
          </span>
        )}
        <Button
          variant="subtle"
          size="sm"
          className={classes.turn}
          aria-describedby={titleId}
          onClick={() => move(goal, { isCompleted: !goal.isCompleted })}
        >
          {goal.isCompleted ? words.takeBack : words.complete}
        </Button>
      </div>
    </>
  );
}

/**
 * A goal button's name for screen readers. It is text, because an attribute could not mark the language of the title.
 */
function GoalAct({ goal, sentence }: { goal: GoalDetail; sentence: (title: string) => string }) {
  return (
    <VisuallyHidden>
      <MarkedPart sentence={sentence} part={goal.title} lang={languageOfGoal(goal)} />
    </VisuallyHidden>
  );
}
