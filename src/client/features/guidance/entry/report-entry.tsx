import { useState } from 'react';
import { reportWords as words } from '#strings/guidance/report.ts';
import { REPORT_REASONS, type ReportReason } from '../../../../shared/guidance/report-reasons.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from './report-entry.module.css';

/** A quiet button that asks what is wrong with an entry, and sends the answer (rules.md G8). */
export function ReportEntry({ entry }: { entry: GuidanceEntry }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const report = trpc.guidance.report.useMutation({
    onSuccess: () => {
      setOpened(false);
      showSuccess(words.sent);
    },
    onError: () => showError(words.failed),
  });
  return (
    <>
      <button
        type="button"
        className={classes.report}
        aria-label={words.reportOf(entry.title)}
        aria-haspopup="dialog"
        onClick={() => {
          setReason(null);
          setOpened(true);
        }}
      >
        {words.report}
      </button>
      {opened !== null && (
        <ConfirmDialog
          opened={opened}
          title={words.title}
          confirm={words.send}
          confirming={words.sending}
          pending={report.isPending}
          off={reason === null}
          onConfirm={() => reason && report.mutate({ id: entry.id, reason })}
          onClose={() => setOpened(false)}
        >
          <fieldset className={classes.reasons}>
            <legend className={classes.legend}>{entry.title}</legend>
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
      )}
    </>
  );
}
