import { Group, Stack, Textarea, TextInput } from '@mantine/core';
import { type ChangeEvent, type SyntheticEvent, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import type { GoalDetail } from '../../../../shared/goals.ts';
import { MAX_GOAL_TARGET } from '../../../../shared/guidance/goal-progress.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChangedElsewhere } from '../../../components/forms/changed-elsewhere.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { useContractForm } from '../../../lib/forms/contract-form.ts';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';
import {
  findCollisions,
  GOAL_TITLE_ID,
  type GoalDraftKeeper,
  type GoalValues,
  mergeValues,
  toGoalChange,
  toInput,
  toValues,
} from './goal-draft.ts';
import { useGoalCache } from './use-goals.ts';

const words = goalsWords.form;

interface GoalFormProps {
  /** The goal that is changed; null for a new one. */
  goal: GoalDetail | null;
  draft: GoalDraftKeeper;
  /** Gets the saved goal, or null after Cancel. */
  onDone: (saved: GoalDetail | null) => void;
}

/** The form of a goal, validated with the contract of its calls (decisions.md D12). */
export default function GoalForm({ goal, draft, onDone }: GoalFormProps) {
  const saved = toValues(goal);
  const values = draft.open?.values ?? saved;
  const base = draft.open?.base ?? saved;
  const form = useContractForm(async () => (await import('../../../../shared/goals.ts')).goalBody, {
    name: 'goal',
    initialValues: toInput(values),
  });
  const goalCache = useGoalCache();
  const today = localDateOf(useNow(), useMemberZone());
  // The goal's present values on the server, after a conflict.
  const [present, setPresent] = useState<GoalValues | null>(null);
  const options = {
    onSuccess: ({ goal: stored }: { goal: GoalDetail }) => {
      goalCache.put(stored);
      onDone(stored);
    },
    onError: (error: unknown) => {
      const { present: now } = readServerError(error);
      if (now) setPresent(toValues(now as GoalDetail));
      else form.showCallError(goalsWords.notSaved)(error);
    },
  };
  const add = trpc.guidance.goals.add.useMutation(options);
  const change = trpc.guidance.goals.change.useMutation(options);
  const saving = add.isPending || change.isPending;

  const write = (next: GoalValues, from = base) => {
    draft.write(next, from);
    setPresent(null);
  };
  const send = (next: GoalValues, from = base) => {
    if (goal) change.mutate({ id: goal.id, ...toGoalChange(from, next) });
    else add.mutate({ ...toInput(next), requestKey: draft.open?.requestKey });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // The draft holds the values.
    form.setValues(toInput(values));
    form.submit(() => send(values))(event);
  };
  const field = (name: keyof GoalValues) => ({
    ...form.fieldProps(name),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      form.clearFieldError(name);
      write({ ...values, [name]: event.currentTarget.value });
    },
  });
  return (
    <form noValidate aria-label={goal ? words.editTitle : words.addTitle} onSubmit={submit}>
      <Stack gap="md" pb="sm">
        <TextInput
          id={GOAL_TITLE_ID}
          // A restored draft does not move the page or the focus.
          autoFocus={!draft.open?.values}
          label={words.title}
          placeholder={words.titleExample}
          maxLength={120}
          autoComplete="off"
          {...field('title')}
        />
        <Textarea label={words.description} maxLength={1000} rows={3} {...field('description')} />
        <Group gap="md" align="flex-start">
          <TextInput type="date" flex="1 1 11rem" label={words.targetDate} min={today} {...field('targetDate')} />
          <TextInput
            type="number"
            flex="1 1 11rem"
            inputMode="numeric"
            label={words.target}
            description={words.targetAbout}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            max={MAX_GOAL_TARGET}
            {...field('target')}
          />
        </Group>
        {goal && present && (
          <ChangedElsewhere
            conflict={present}
            collisions={findCollisions(base, present, values).map((each) => ({ ...each, name: words[each.name] }))}
            saving={saving}
            onKeep={() => {
              const mine = mergeValues(base, present, values, 'mine');
              write(mine, present);
              send(mine, present);
            }}
            onTake={() => focusAfter(() => write(mergeValues(base, present, values, 'theirs'), present), GOAL_TITLE_ID)}
          />
        )}
        <Group gap="xs" align="stretch">
          <ActionButton type="submit" inactive={saving}>
            {saving ? words.saving : goal ? words.save : words.add}
          </ActionButton>
          <ActionButton variant="subtle" inactive={saving} onClick={() => onDone(null)}>
            {words.cancel}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  );
}
