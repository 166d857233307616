import { TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { pauseWords } from '#strings/schedule/pause.ts';
import { LONGEST_PAUSE_DAYS } from '../../../../shared/schedule/schedule-limits.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { Choice, ChoiceGroup } from '../../../components/forms/choices.tsx';
import { addDays, formatDay, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { useMemberZone } from '../zone/use-member-zone.ts';
import classes from './pause-part.module.css';
import { usePause } from './use-pause.ts';

const words = pauseWords;
const SPANS = [
  { days: 7, label: words.week },
  { days: 14, label: words.twoWeeks },
  { days: 30, label: words.month },
] as const;

type Span = (typeof SPANS)[number]['days'] | 'day';

interface PauseFormProps {
  /** The way back, in a pause whose end is only being moved. */
  onClose?: () => void;
}

/** How long to rest: a common span, or until a day the member picks. */
export function PauseForm({ onClose }: PauseFormProps) {
  const zone = useMemberZone();
  const today = localDateOf(useNow(), zone);
  const [span, setSpan] = useState<Span>(14);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string | null>(null);
  const pause = usePause(onClose);
  const first = addDays(today, 1);
  const last = addDays(today, LONGEST_PAUSE_DAYS);
  const until = span === 'day' ? day : addDays(today, span);
  const valid = until >= first && until <= last;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (valid) return pause.begin(until);
    setError(day ? words.outOfRange(LONGEST_PAUSE_DAYS) : words.pickDay);
    document.getElementById('pause-day')?.focus();
  };
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <ChoiceGroup legend={words.legend} layout="chips">
        {SPANS.map(({ days, label }) => (
          <Choice
            key={days}
            type="radio"
            name="pause"
            checked={span === days}
            onChange={() => setSpan(days)}
            label={label}
          />
        ))}
        <Choice
          type="radio"
          name="pause"
          checked={span === 'day'}
          onChange={() => setSpan('day')}
          label={words.another}
        />
      </ChoiceGroup>
      {span === 'day' && (
        <TextInput
          id="pause-day"
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
      <p className={classes.preview} aria-live="polite">
        {valid && words.preview(formatDay(until))}
      </p>
      <div className={classes.buttons}>
        <ActionButton type="submit" variant="default" off={pause.beginning}>
          {pause.beginning ? words.beginning : onClose ? words.move : words.begin}
        </ActionButton>
        {onClose && (
          <ActionButton variant="subtle" off={pause.beginning} onClick={onClose}>
            {words.keep}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
