import { useState } from 'react';
import { reportWords as words } from '#strings/guidance/report.ts';
import { REPORT_REASONS, type ReportReason } from '../../../../shared/guidance/report-reasons.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from './report-dialog.module.css';

interface ReportDialogProps {
  entry: GuidanceEntry;
  opened: boolean;
  onClose: () => void;
}

/** Asks what is wrong with an entry, and sends the answer (rules.md G8). */
export default function ReportDialog({ entry, opened, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const close = () => {
    setReason(null);
    onClose();
  };
  const report = trpc.guidance.report.useMutation({
    onSuccess: () => {
      close();
      showSuccess(words.sent);
    },
    onError: () => showError(words.failed),
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={words.title}
      confirm={words.send}
      confirming={words.sending}
      pending={report.isPending}
      off={reason === null}
      onConfirm={() => reason && report.mutate({ id: entry.id, reason })}
      onClose={close}
    >
      <fieldset className={classes.reasons}>
        <legend lang={entry.language} className={classes.legend}>
          {entry.title}
        </legend>
        {REPORT_REASONS.map((each) => (
          <label key={each} className={classes.reason}>
            <input
              type="radio"
              name={`report-${entry.id}`}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {words.reasons[each]}
          </label>
        ))}
      </fieldset>
      <p>{words.about}</p>
    </ConfirmDialog>
  );
}
