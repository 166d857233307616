import { Group, Stack, Text, TextInput } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pauseWords as words } from '#strings/schedule/pause.ts';
import { DEFAULT_PAUSE_DAYS, MAX_PAUSE_DAYS } from '../../../../shared/schedule/schedule-limits.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { RadioChoice } from '../../../components/forms/radio-choice.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { addDays, formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMemberZone } from '../../member/use-member-zone.ts';

const SPANS = [
  { days: 7, label: words.week },
  { days: DEFAULT_PAUSE_DAYS, label: words.twoWeeks },
  { days: 30, label: words.month },
  { days: 'day', label: words.another },
] as const;

type Span = (typeof SPANS)[number]['days'];

interface PauseFormProps {
  /** Unique on the page. */
  id: string;
  /** The button's label, its label while the call runs, and the sentence about the chosen end. */
  labels: { begin: string; beginning: string; preview: (day: string) => string };
  beginning: boolean;
  /** Gets the local date on which the pause ends. */
  onBegin: (until: string) => void;
  /** Closes the form without a change, also on Escape. Without it the form cannot be closed. */
  onClose?: (() => void) | undefined;
}

/**
 * Asks how long a pause lasts: a common span, or until a chosen day. A form that can be closed takes the focus, because it
 * replaces the button that opened it.
 */
export function PauseForm({ id, labels, beginning, onBegin, onClose }: PauseFormProps) {
  const zone = useMemberZone();
  const today = localDateOf(useNow(), zone);
  const [span, setSpan] = useState<Span>(DEFAULT_PAUSE_DAYS);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const closable = onClose !== undefined;
  useEffect(() => {
    if (closable) form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, [closable]);
  const first = addDays(today, 1);
  const last = addDays(today, MAX_PAUSE_DAYS);
  const until = span === 'day' ? day : addDays(today, span);
  const valid = until >= first && until <= last;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (beginning) return;
    if (valid) return onBegin(until);
    focusAfter(() => setError(day ? words.outOfRange(formatDay(last)) : words.pickDay), `${id}-day`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !beginning) onClose?.();
  };
  const choose = (chosen: Span) => {
    setError(null);
    setSpan(chosen);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
      <Stack gap="1.125rem">
        <ChoiceGroup legend={words.legend} layout="columns">
          {SPANS.map(({ days, label }) => (
            <RadioChoice key={days} name={id} checked={span === days} onChange={() => choose(days)} label={label} />
          ))}
        </ChoiceGroup>
        {span === 'day' && (
          <TextInput
            id={`${id}-day`}
            type="date"
            label={words.day}
            value={day}
            min={first}
            max={last}
            error={error}
            onChange={(event) => {
              setError(null);
              setDay(event.currentTarget.value);
            }}
            maw="16rem"
          />
        )}
        <Text c="dimmed" aria-live="polite" mt={valid ? 0 : '-1.125rem'}>
          {valid && labels.preview(formatDay(until))}
        </Text>
        <Group gap="sm" align="stretch">
          <ActionButton type="submit" variant="default" busy={beginning && labels.beginning}>
            {labels.begin}
          </ActionButton>
          {onClose && (
            <ActionButton variant="subtle" inactive={beginning} onClick={onClose}>
              {words.keep}
            </ActionButton>
          )}
        </Group>
      </Stack>
    </form>
  );
}
