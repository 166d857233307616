import { useEffect, useRef, useState } from 'react';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CareDrawer } from '../care/care-drawer.tsx';
import { completeButtonId, entryTitleId } from '../entry/entry-ids.ts';
import type { CompletionFlowProps } from './completion.tsx';
import { CompletionDrawer } from './completion-drawer.tsx';
import { useCompleteGuidance } from './use-complete-guidance.ts';
import { useCompletedElsewhere } from './use-completed-elsewhere.ts';

/** Opens the drawer of each entry that is wished for, sends what comes out of it, and brings focus back to the card. */
export default function CompletionFlow({ wish }: CompletionFlowProps) {
  const [seen, setSeen] = useState(wish);
  const [opening, setOpening] = useState({ entry: wish.entry, turn: 1 });
  const [opened, setOpened] = useState(true);
  const focusNext = useRef<string | null>(null);
  const openedNow = useRef(false);
  useEffect(() => {
    openedNow.current = opened;
  }, [opened]);

  const open = (entry: GuidanceEntry) => {
    setOpening(({ turn }) => ({ entry, turn: turn + 1 }));
    setOpened(true);
  };
  if (seen !== wish) {
    setSeen(wish);
    open(wish.entry);
  }
  const [help, setHelp] = useState<CareCard | null>(null);
  const [helpOpened, setHelpOpened] = useState(false);
  const complete = useCompleteGuidance({
    onRefused: (entry) => {
      // Never over the drawer of another entry; the words wait for their own.
      if (!openedNow.current) open(entry);
    },
    onCare: (care) => {
      setHelp(care);
      setHelpOpened(true);
    },
  });
  useEffect(() => {
    if (opened || !focusNext.current) return;
    const target = document.getElementById(focusNext.current);
    target?.focus({ preventScroll: true });
    // A card that folds up may lie above what is seen by now.
    target?.scrollIntoView({ block: 'nearest' });
    focusNext.current = null;
  }, [opened]);

  const { entry, turn } = opening;
  const elsewhere = useCompletedElsewhere(opened ? entry.id : undefined);
  const before = elsewhere ? entryTitleId(entry.id) : completeButtonId(entry.id);
  const leave = (next: string) => {
    focusNext.current = next;
    setOpened(false);
  };
  return (
    <>
      <CompletionDrawer
        key={turn}
        entry={entry}
        opened={opened}
        elsewhere={elsewhere}
        onClose={() => leave(before)}
        onComplete={(userReflection) => {
          leave(entryTitleId(entry.id));
          void complete(entry, userReflection);
        }}
      />
      {help && <CareDrawer care={help} opened={helpOpened} onClose={() => setHelpOpened(false)} />}
    </>
  );
}
