import { useEffect, useState } from 'react';
import { useUnsavedForms } from '../../lib/forms/unsaved-changes.ts';
import { useAnchor } from '../../lib/page/use-anchor.ts';
import { EVERY_PART } from './settings-parts.tsx';

const ANCHORS = EVERY_PART.all.flatMap(({ id, holds = [] }) => [id, ...holds]);

interface OpenParts {
  /** The part or place that the address names; null where it names none. */
  anchor: string | null;
  isOpen: (id: string) => boolean;
  setOpen: (id: string, isOpen: boolean) => void;
}

/** Knows which parts are open: those a member opened, the one that the address names, and those with unsaved changes. */
export function useOpenParts(): OpenParts {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (id: string, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  const anchor = useAnchor(ANCHORS, (id) => {
    const part = EVERY_PART.all.find((each) => each.id === id || each.holds?.includes(id));
    if (part) setOpen(part.id, true);
  });
  const { forms } = useUnsavedForms();
  // A form leaves this list while it is saved, so a save that failed opens its part again.
  const unsaved = forms.flatMap(({ saving, headingId }) => (saving ? [] : headingId)).join(' ');
  useEffect(() => {
    setOpened((before) => new Set([...before, ...unsaved.split(' ')]));
  }, [unsaved]);
  return { anchor, isOpen: (id) => opened.has(id), setOpen };
}
