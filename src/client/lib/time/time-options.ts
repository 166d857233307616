import { type ChangeEvent, type KeyboardEvent, useRef } from 'react';
import { SLOT_STEP_MINUTES } from '../../../shared/schedule/schedule-limits.ts';
import type { ClockTime } from '../../../shared/slot-time.ts';
import { formatClock } from './dates.ts';

// Browsers wait as long for the next letter, in milliseconds.
const PAUSE_MS = 1_000;

/** The minutes of a day. */
export const DAY_MINUTES = 24 * 60;

/** Returns a time of day in minutes since midnight. */
export const minuteOfDay = ({ hour, minute }: ClockTime): number => hour * 60 + minute;

/** Returns the time of day after some minutes since midnight. */
export const clockAt = (minutes: number): ClockTime => ({ hour: Math.floor(minutes / 60), minute: minutes % 60 });

/** Returns every half hour of the day and the given times, in order. */
export function listTimes(others: readonly ClockTime[]): ClockTime[] {
  const steps = Array.from({ length: DAY_MINUTES / SLOT_STEP_MINUTES }, (_, index) => index * SLOT_STEP_MINUTES);
  const all = new Set([...steps, ...others.map(minuteOfDay)]);
  return [...all].sort((a, b) => a - b).map(clockAt);
}

/** Returns the options of a `<select>` of times, and its props. Typing finds a time from the top of the day. */
export function useTimeOptions(value: ClockTime, times: readonly ClockTime[], onChoose: (time: ClockTime) => void) {
  const options = times.map((time) => ({ value: String(minuteOfDay(time)), label: formatClock(time) }));
  const choose = (index: number) => {
    const time = times[index];
    if (time) onChoose(time);
  };
  const onKeyDown = useTimeTypeahead(
    options.map(({ label }) => label),
    choose,
  );
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => choose(currentTarget.selectedIndex);
  return { options, select: { value: String(minuteOfDay(value)), onKeyDown, onChange } };
}

/** Returns the index of the first time that begins with the typed text, or -1. */
export function findTime(labels: readonly string[], typed: string): number {
  const prefix = normalize(typed);
  return labels.findIndex((label) => normalize(label).startsWith(prefix));
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}

/**
 * Handles typing in a list of times. The search starts at the top of the day; a browser's own search starts below the
 * chosen time, so from 9:00 AM "7:3" would find 7:30 PM.
 */
function useTimeTypeahead(labels: readonly string[], onFound: (index: number) => void) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const before = timeStamp - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // A space alone opens the list.
    if (key === ' ' && before === '') return;
    const text = before + key;
    typed.current = { text, at: timeStamp };
    event.preventDefault();
    const index = findTime(labels, text);
    if (index >= 0) onFound(index);
  };
}
