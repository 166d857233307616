import { Button } from '@mantine/core';
import { useState } from 'react';
import { reportWords as words } from '#strings/guidance/report.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { noFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';

// Few members report an entry, so the dialog's code loads with the first press.
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), { fallback: noFallback });

/** A button that opens the dialog to report an entry (rules.md G8). */
export function ReportEntry({ entry }: { entry: GuidanceEntry }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="transparent"
        color="quiet"
        size="compact-md"
        px={0}
        fz="sm"
        fw={400}
        td="underline"
        aria-label={words.reportOf(entry.title)}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {words.report}
      </Button>
      {opened !== null && <ReportDialog entry={entry} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
