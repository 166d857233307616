import { useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { useCopy } from '../../lib/browser/copy-text.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { CopyField } from './copy-field.tsx';

interface OneTimeTextProps {
  /** The id of its form, for `askToLeave` before the text is closed or replaced. */
  formId: string;
  label: string;
  text: string;
  /** The id of the heading above it. */
  headingId: string;
  /** The sentence that warns before the screen is left. */
  lostWords: string;
  /** The query parameter that selects its screen, if the path has several. */
  selectedByParam?: string;
}

/** A text that is shown only once, with a copy button. Leaving the screen asks first, until the text is copied. */
export function OneTimeText({ formId, label, text, headingId, lostWords, selectedByParam }: OneTimeTextProps) {
  const [copied, setCopied] = useState(false);
  const copying = useCopy(() => setCopied(true));
  useUnsavedChanges({
    formId,
    title: label,
    headingId,
    dirty: !copied,
    saving: false,
    hasDraft: false,
    selectedByParam,
    leave: { ...copyWords.leave, lost: lostWords },
  });
  return (
    <form
      id={formId}
      onCopy={() => {
        // A part of the text is not enough.
        if (window.getSelection()?.toString().includes(text)) setCopied(true);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void copying.copy(text);
      }}
    >
      <CopyField label={label} text={text} copying={copying} />
    </form>
  );
}
