import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { saveWords as words } from '#strings/app.ts';
import { saveBeforeLeaving, type UnsavedForm, type UnsavedForms } from '../../lib/forms/unsaved-changes.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/** Asks whether to leave the forms with unsaved changes, and saves them first if the member chooses so. */
export function LeaveDialog({ forms, question }: UnsavedForms) {
  const left = forms.filter(({ formId }) => question?.formId === undefined || formId === question.formId);
  const isKept = (form: UnsavedForm) => form.hasDraft !== false && !question?.clearsDrafts;
  const kept = left.filter(isKept);
  const lost = left.filter((form) => !isKept(form));
  const named = lost.filter(({ leave }) => leave === undefined);
  const unsavable = left.filter(({ savable }) => savable === false);
  const own = (left.length === 1 && left[0]?.leave) || words.leave;
  // The form unmounts before the dialog has closed, so keep its words.
  const [last, setLast] = useState(own);
  if (question !== null && last !== own) setLast(own);
  const { title, save, stay: stayLabel, confirm } = question === null ? last : own;
  const stay = () => question?.answer(false);
  const saving = question?.saving !== undefined;
  // A press or a key during saving cancels leaving.
  const stayWhileSaving = () => saving && stay();
  useWindowEvent('pointerdown', stayWhileSaving, { capture: true });
  useWindowEvent('keydown', stayWhileSaving, { capture: true });
  return (
    <ConfirmDialog
      opened={question !== null && !saving}
      returnFocus={!saving}
      title={title}
      confirm={save}
      pending={false}
      inactive={unsavable.length > 0}
      otherwise={{ label: stayLabel, onPress: stay }}
      discard={{ label: confirm, onPress: () => question?.answer(true) }}
      onConfirm={() => {
        document.getElementById(left[0]?.headingId ?? '')?.focus({ preventScroll: true });
        saveBeforeLeaving(left.map(({ formId }) => formId));
      }}
      onClose={stay}
    >
      {kept.length > 0 && <p>{words.leave.kept(kept.map(({ title }) => title))}</p>}
      {named.length > 0 && <p>{words.leave.lost(named.map(({ title }) => title))}</p>}
      {lost.map(({ formId, leave }) => leave && <p key={formId}>{leave.lost}</p>)}
      {unsavable.map(({ formId, problem }) => problem && <p key={formId}>{problem}</p>)}
    </ConfirmDialog>
  );
}
