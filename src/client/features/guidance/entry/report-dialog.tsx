import { useState } from 'react';
import { reportWords as words } from '#strings/guidance/report.ts';
import { REPORT_REASONS, type ReportReason } from '../../../../shared/guidance/report-reasons.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { ConfirmDialog } from '../../../components/dialogs/lazy-confirm-dialog.tsx';
import { ChoiceGroup } from '../../../components/forms/choice-group.tsx';
import { RadioChoice } from '../../../components/forms/radio-choice.tsx';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';

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
      inactive={reason === null}
      onConfirm={() => reason && report.mutate({ id: entry.id, reason })}
      onClose={close}
    >
      <ChoiceGroup legend={<bdi lang={entry.language}>{entry.title}</bdi>} layout="rows">
        {REPORT_REASONS.map((each) => (
          <RadioChoice
            key={each}
            name={`report-${entry.id}`}
            checked={reason === each}
            onChange={() => setReason(each)}
            label={words.reasons[each]}
          />
        ))}
      </ChoiceGroup>
      <p>{words.about}</p>
    </ConfirmDialog>
  );
}
