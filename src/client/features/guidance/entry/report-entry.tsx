import { Button, VisuallyHidden } from '@mantine/core';
import { reportWords as words } from '#strings/guidance/report.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { useDialog } from '../../../components/dialogs/use-dialog.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { dialogFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { MarkedPart } from '../../../components/text/marked-part.tsx';

// Few members report an entry, so the dialog's code loads with the first press.
const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), { fallback: dialogFallback });

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
        aria-haspopup="dialog"
        onClick={() => open(true)}
      >
        <span aria-hidden>{words.report}</span>
        <VisuallyHidden>
          <MarkedPart sentence={words.reportOf} part={entry.title} lang={entry.language} />
        </VisuallyHidden>
      </Button>
      {subject && <ReportDialog entry={entry} opened={opened} onClose={close} />}
    </>
  );
}
