import { Button } from '@mantine/core';
import { reportWords as words } from '#strings/guidance/report.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { noFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';

// Few members report an entry, so the dialog's code loads with the first press.
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), { fallback: noFallback });

/** A button that opens the dialog to report an entry (rules.md G8). */
export function ReportEntry({ entry }: { entry: GuidanceEntry }) {
  const { subject, opened, open, close } = useDialog();
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
        onClick={() => open(true)}
      >
        {words.report}
      </Button>
      {subject && <ReportDialog entry={entry} opened={opened} onClose={close} />}
    </>
  );
}
