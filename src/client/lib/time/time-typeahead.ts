import { type KeyboardEvent, useRef } from 'react';

// Browsers wait as long for the next letter, in milliseconds.
const PAUSE_MS = 1_000;

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
export function useTimeTypeahead(labels: readonly string[], onFound: (index: number) => void) {
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
