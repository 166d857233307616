import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { useUnsavedWords } from './kept-reflections.ts';
import { UnsavedPanel } from './unsaved-panel.tsx';

/** On a completed card, what was written here and could not be saved, because other words were first. */
export function UnsavedWords({ entry }: { entry: GuidanceEntry }) {
  const text = useUnsavedWords(entry);
  return text ? <UnsavedPanel entry={entry} text={text} /> : null;
}
