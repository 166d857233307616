import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ClockTime } from '../../../shared/slot-time.ts';
import { listTimes, useTimeOptions } from '../../lib/time/time-options.ts';

interface TimeSelectProps extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
  value: ClockTime;
  onChange: (time: ClockTime) => void;
}

/** A time of day in 30-minute steps. A value between two steps, such as one set through the API, is an option too. */
export function TimeSelect({ value, onChange, ...props }: TimeSelectProps) {
  const { options, select } = useTimeOptions(value, listTimes([value]), onChange);
  return <NativeSelect {...props} {...select} data={options} />;
}
