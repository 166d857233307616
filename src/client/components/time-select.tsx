import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { SLOT_STEP_MINUTES } from '../../shared/schedule.ts';
import { type ClockTime, parseClockTime } from '../../shared/slot-time.ts';
import { formatClock } from '../lib/dates.ts';

const STEPS = Array.from({ length: (24 * 60) / SLOT_STEP_MINUTES }, (_, index) => {
  const minutes = index * SLOT_STEP_MINUTES;
  return formatClock({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
});

interface TimeSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  value: ClockTime;
  onChange: (time: ClockTime) => void;
}

/** A time of day in 30-minute steps; one between the steps, set by another way, stays on offer. */
export function TimeSelect({ value, onChange, ...props }: TimeSelectProps) {
  const current = formatClock(value);
  return (
    <NativeSelect
      {...props}
      value={current}
      data={STEPS.includes(current) ? STEPS : [current, ...STEPS]}
      onChange={(event) => {
        const time = parseClockTime(event.currentTarget.value);
        if (time) onChange(time);
      }}
      rightSection={<IconChevronDown aria-hidden size={18} />}
      rightSectionPointerEvents="none"
    />
  );
}
