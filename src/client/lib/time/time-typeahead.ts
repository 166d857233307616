import { type KeyboardEvent, useRef } from 'react';

// As long as browsers wait for the next letter, in milliseconds.
const PAUSE_MS = 1_000;

/** The first of a day's times, from its top, that begins with what was typed; -1 where none does. */
export function findTime(labels: readonly string[], typed: string): number {
  const wanted = plain(typed);
  return labels.findIndex((label) => plain(label).startsWith(wanted));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s.]/g, '');
}

/**
 * Finds a time by typing in a list of times, always from the top of the day. A browser begins below the chosen time: from
 * 9:00 AM, "7:3" would find 7:30 PM.
 */
export function useTimeTypeahead(labels: readonly string[], onFound: (index: number) => void) {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey) return;
    const before = timeStamp - typed.current.at < PAUSE_MS ? typed.current.text : '';
    // A space by itself opens the list.
    if (key === ' ' && before === '') return;
    const text = before + key;
    typed.current = { text, at: timeStamp };
    event.preventDefault();
    const index = findTime(labels, text);
    if (index >= 0) onFound(index);
  };
}
