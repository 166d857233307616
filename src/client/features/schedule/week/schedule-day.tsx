import { Button } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { scheduleWords as words } from '#strings/schedule/schedule.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { type DayOfWeek, MAX_SLOTS_PER_DAY } from '../../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay, TimeSlot } from '../../../../shared/schedule.ts';
import type { ClockTime } from '../../../../shared/slot-time.ts';
import { NamedSwitch } from '../../../components/forms/named-switch.tsx';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { partFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { nextFreeSlot, switchDay } from './day-slots.ts';
import classes from './schedule-day.module.css';
import { SlotRow } from './slot-row.tsx';

const CopyDay = lazyPart(() => import('./copy-day.tsx'), { fallback: partFallback });

interface ScheduleDayRowProps {
  day: ScheduleDay;
  times: ClockTime[];
  /** The channels with hours that the member has switched on. */
  methods: readonly AlertMethod[];
  /** The day's path in the contract, which its errors use. */
  path: string;
  problems: Record<string, string>;
  /** True when the week on the screen is not saved. */
  dirty: boolean;
  onChange: (day: ScheduleDay) => void;
  onCopy: (to: DayOfWeek[]) => void;
}

/** One day: its switch, its times and their actions. */
export function ScheduleDayRow({ day, times, methods, path, problems, dirty, onChange, onCopy }: ScheduleDayRowProps) {
  const [copying, setCopying] = useState(false);
  const [copied, setCopied] = useState('');
  const name = words.days[day.dayOfWeek];
  const addId = `add-${day.dayOfWeek}`;
  const copyId = `copy-${day.dayOfWeek}`;
  const timeId = (index: number) => `time-${day.dayOfWeek}-${index}`;
  const full = day.timeSlots.length >= MAX_SLOTS_PER_DAY;

  /** Changes the times and moves the focus. */
  const setSlots = (timeSlots: TimeSlot[], focusId: string) =>
    focusAfter(() => onChange({ ...day, timeSlots }), focusId);
  const addSlot = () => {
    const slot = nextFreeSlot(day.timeSlots);
    if (slot) setSlots([...day.timeSlots, slot], timeId(day.timeSlots.length));
  };
  const closeCopy = () => focusAfter(() => setCopying(false), copyId);

  return (
    <li data-row>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which the switch already is */}
      <div role="group" aria-label={name} className={classes.day}>
        <NamedSwitch
          name={name}
          checked={day.enabled}
          onChange={(checked) => {
            setCopying(false);
            onChange(switchDay(day, checked));
          }}
        />
        {day.enabled ? (
          <div className={classes.times}>
            {day.timeSlots.length === 0 && <p className={classes.none}>{words.noTimes}</p>}
            {day.timeSlots.map((slot, index) => (
              <SlotRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no id, only its index
                key={index}
                slot={slot}
                place={index + 1}
                day={name}
                times={times}
                methods={methods}
                timeId={timeId(index)}
                path={`${path}.timeSlots.${index}`}
                problem={problems[`${path}.timeSlots.${index}`]}
                onChange={(changed) =>
                  onChange({ ...day, timeSlots: day.timeSlots.map((other, at) => (at === index ? changed : other)) })
                }
                onDelete={() =>
                  setSlots(
                    day.timeSlots.filter((_, at) => at !== index),
                    addId,
                  )
                }
              />
            ))}
          </div>
        ) : (
          <p className={classes.none}>{words.restDay}</p>
        )}
        {day.enabled && (
          <div className={classes.actions}>
            {full ? (
              <p className={classes.full}>{words.maximum}</p>
            ) : (
              <Button variant="subtle" size="compact-md" id={addId} className={classes.action} onClick={addSlot}>
                <IconPlus aria-hidden size={18} />
                {words.addTime}
              </Button>
            )}
            {day.timeSlots.length > 0 && (
              <Button
                variant="subtle"
                size="compact-md"
                id={copyId}
                className={classes.action}
                aria-expanded={copying}
                aria-label={words.copy.openOf(name)}
                title={words.copy.openOf(name)}
                onPointerEnter={() => void CopyDay.preload()}
                onFocus={() => void CopyDay.preload()}
                onClick={() => {
                  setCopied('');
                  setCopying(!copying);
                }}
              >
                <IconCopy aria-hidden size={18} stroke={1.7} />
                <span className={classes.copyWord}>{words.copy.open}</span>
              </Button>
            )}
          </div>
        )}
        {copying && (
          <CopyDay
            from={day.dayOfWeek}
            onCancel={closeCopy}
            onCopy={(to) => {
              onCopy(to);
              setCopied(words.copy.done(to.length));
              closeCopy();
            }}
          />
        )}
        <p role="status" className={classes.copied}>
          {dirty && copied}
        </p>
      </div>
    </li>
  );
}
