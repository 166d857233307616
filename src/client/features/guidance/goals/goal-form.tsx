import { Group, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, useEffect, useMemo, useRef, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import { type GoalDetail, goalBody } from '../../../../shared/goals.ts';
import { GOAL_TARGET_LIMIT } from '../../../../shared/guidance/goal-progress.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../components/forms/changed-elsewhere.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { tellFailure } from '../../../lib/calls/tell-failure.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { browserTimeZone, localDateOf } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import classes from './goal-form.module.css';
import { findCollisions, mergeValues, toGoalChange, toInput, toValues } from './goal-values.ts';
import type { GoalDraftKeeper, GoalValues } from './use-goal-draft.ts';
import { useKeepGoals } from './use-goals.ts';

const words = goalsWords.form;

interface GoalFormProps {
  /** The goal that is changed; null for a new one. */
  goal: GoalDetail | null;
  draft: GoalDraftKeeper;
  /** The saved goal, or null where the member left it as it was. */
  onDone: (saved: GoalDetail | null) => void;
}

/** A goal's form, checked by the contract of the calls it is sent with (decisions.md D12). */
export default function GoalForm({ goal, draft, onDone }: GoalFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const [begun] = useState(draft.open?.values === null);
  const saved = toValues(goal);
  const form = useContractForm(goalBody, {
    name: 'goal',
    mode: 'controlled',
    initialValues: toInput(draft.open?.values ?? saved),
  });
  // A restored draft does not move the page or the focus.
  useEffect(() => {
    if (begun) first.current?.focus();
  }, [begun]);

  const keep = useKeepGoals();
  // The goal as it is by now, where it was changed elsewhere.
  const [present, setPresent] = useState<GoalValues | null>(null);
  const answers = {
    onSuccess: ({ goal: stored }: { goal: GoalDetail }) => {
      keep.put(stored);
      onDone(stored);
    },
    onError: (error: unknown) => {
      const { present: now } = readServerError(error);
      if (now) return setPresent(toValues(now as GoalDetail));
      if (form.placeServerErrors(error)) return;
      tellFailure(goalsWords.notSaved)(error);
    },
  };
  const add = trpc.guidance.goals.add.useMutation(answers);
  const change = trpc.guidance.goals.change.useMutation(answers);
  const saving = add.isPending || change.isPending;

  const values = draft.open?.values ?? saved;
  const base = draft.open?.base ?? saved;
  const put = (next: GoalValues, from = base) => {
    draft.keep(next, from);
    setPresent(null);
    form.setValues(toInput(next));
  };
  const write = (name: keyof GoalValues) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    form.clearFieldError(name);
    put({ ...values, [name]: event.currentTarget.value });
  };
  const collisions = useMemo(
    () => present && findCollisions(base, present, values).map((each) => ({ ...each, name: words[each.name] })),
    [base, present, values],
  );
  const field = (name: keyof GoalValues) => ({
    value: values[name],
    onChange: write(name),
    error: form.errors[name],
    'data-path': form.pathOf(name),
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={goal ? words.editTitle : words.addTitle}
      onSubmit={form.submit((body) =>
        goal ? change.mutate({ id: goal.id, ...toGoalChange(base, values, toInput(values)) }) : add.mutate(body),
      )}
    >
      <TextInput
        ref={first}
        label={words.title}
        placeholder={words.titleExample}
        maxLength={120}
        autoComplete="off"
        {...field('title')}
      />
      <Textarea label={words.description} maxLength={1000} rows={3} {...field('description')} />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={words.targetDate}
          min={localDateOf(new Date(), browserTimeZone())}
          {...field('targetDate')}
        />
        <TextInput
          type="number"
          inputMode="numeric"
          label={words.target}
          description={words.targetAbout}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.about }}
          min={1}
          max={GOAL_TARGET_LIMIT}
          {...field('target')}
        />
      </div>
      {goal && present && collisions && (
        <ChangedElsewhere
          collisions={collisions}
          saving={saving}
          onKeep={() => {
            const mine = mergeValues(base, present, values, 'mine');
            put(mine, present);
            change.mutate({ id: goal.id, ...toGoalChange(present, mine, toInput(mine)) });
          }}
          onTake={() => {
            put(mergeValues(base, present, values, 'theirs'), present);
            first.current?.focus();
          }}
        />
      )}
      <Group gap="xs" align="stretch">
        <ActionButton type="submit" off={saving}>
          {saving ? words.saving : goal ? words.save : words.add}
        </ActionButton>
        <ActionButton variant="subtle" off={saving} onClick={() => onDone(null)}>
          {words.cancel}
        </ActionButton>
      </Group>
    </form>
  );
}
