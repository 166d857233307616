import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { SLOT_STEP_MINUTES } from '../../../shared/schedule/schedule-limits.ts';
import { type ClockTime, parseClockTime, writeClockTime } from '../../../shared/slot-time.ts';
import { formatClock } from '../../lib/time/dates.ts';
import { useTimeTypeahead } from '../../lib/time/time-typeahead.ts';

const STEPS = Array.from({ length: (24 * 60) / SLOT_STEP_MINUTES }, (_, index) => {
  const minutes = index * SLOT_STEP_MINUTES;
  return optionOf({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
});

interface TimeSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  value: ClockTime;
  onChange: (time: ClockTime) => void;
}

/** A time of day in 30-minute steps. A value between two steps, such as one set through the API, is an option too. */
export function TimeSelect({ value, onChange, ...props }: TimeSelectProps) {
  const current = optionOf(value);
  const options = STEPS.some((step) => step.value === current.value) ? STEPS : [current, ...STEPS];
  const choose = (text: string | undefined) => {
    const time = parseClockTime(text ?? '');
    if (time) onChange(time);
  };
  const typeahead = useTimeTypeahead(
    options.map(({ label }) => label),
    (index) => choose(options[index]?.value),
  );
  return (
    <NativeSelect
      {...props}
      value={current.value}
      data={options}
      onKeyDown={typeahead}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

function optionOf(time: ClockTime) {
  return { value: writeClockTime(time), label: formatClock(time) };
}
