import { ActionIcon, Text } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { typeWords } from '#strings/guidance/content.ts';
import { scheduleWords as words } from '#strings/schedule/schedule.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { isOutsideHours } from '../../../../shared/channels/hours.ts';
import { CONTENT_TYPES, type ContentType } from '../../../../shared/guidance/content-types.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import type { ClockTime } from '../../../../shared/slot-time.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { formatClock } from '../../../lib/time/dates.ts';
import { useTimeOptions } from '../../../lib/time/time-options.ts';
import { TypeIcon } from '../../guidance/entry/type-badge.tsx';
import { moveSlot } from './day-slots.ts';
import classes from './slot-row.module.css';

// Few members have a time outside the hours of a channel.
const SlotHours = lazyPart(() => import('./slot-hours.tsx'), { fallback: partFallback });

interface SlotRowProps {
  slot: TimeSlot;
  /** The position among the day's times, counted from 1. */
  place: number;
  day: string;
  times: ClockTime[];
  /** The channels with hours that the member has switched on. */
  methods: readonly AlertMethod[];
  timeId: string;
  path: string;
  problem: string | undefined;
  onChange: (slot: TimeSlot) => void;
  onDelete: () => void;
}

/** One time of a day with its type. Its error and the channels that need a confirmation are shown below it. */
export function SlotRow({ slot, place, day, times, methods, timeId, path, problem, onChange, onDelete }: SlotRowProps) {
  const problemId = useId();
  const { options, select } = useTimeOptions(slot, times, (time) => onChange(moveSlot(slot, time)));
  return (
    <div>
      <div className={classes.slot} data-problem={problem ? true : undefined}>
        <div className={classes.time}>
          <select
            id={timeId}
            aria-label={words.time(day, place)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            data-path={`schedule-${path}`}
            {...select}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden size={16} className={classes.chevron} />
        </div>
        <div className={classes.type} data-type={slot.type}>
          <TypeIcon type={slot.type} />
          <select
            aria-label={words.type(day, place)}
            value={slot.type}
            onChange={(event) => onChange({ ...slot, type: event.currentTarget.value as ContentType })}
          >
            {CONTENT_TYPES.map((type) => (
              <option key={type} value={type}>
                {typeWords[type]}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden size={16} className={classes.chevron} />
        </div>
        <ActionIcon h="100%" aria-label={words.deleteSlot(formatClock(slot), day)} onClick={onDelete}>
          <IconX aria-hidden size={18} />
        </ActionIcon>
      </div>
      {problem && (
        <Text id={problemId} c="var(--caution)" fz="sm" lh={1.45} mt="0.375rem" role="alert">
          {problem}
        </Text>
      )}
      {methods
        .filter((method) => isOutsideHours(method, slot.hour))
        .map((method) => (
          <SlotHours key={method} slot={slot} day={day} method={method} onChange={onChange} />
        ))}
    </div>
  );
}
