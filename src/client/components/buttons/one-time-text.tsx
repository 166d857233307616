import { useId, useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { useCopy } from '../../lib/browser/copy-text.ts';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';
import { CopyField } from './copy-field.tsx';

interface OneTimeTextProps {
  label: string;
  text: string;
  /** The id of the heading above it. */
  headingId: string;
  /** The sentence that warns before the screen is left. */
  lostWords: string;
  /** The query parameter that selects its screen, if the path has several. */
  placeIn?: string;
}

/** A text that is shown only once, with a copy button. Leaving the screen asks first, until the text is copied. */
export function OneTimeText({ label, text, headingId, lostWords, placeIn }: OneTimeTextProps) {
  const formId = useId();
  const copying = useCopy();
  const [copiedByHand, setCopiedByHand] = useState(false);
  useUnsavedChanges({
    formId,
    title: label,
    headingId,
    dirty: copying.outcome !== 'copied' && !copiedByHand,
    saving: false,
    kept: false,
    lostWords,
    placeIn,
    saveAndLeave: copyWords.copyAndLeave,
    inBar: false,
    onDiscard: () => undefined,
  });
  return (
    <form
      id={formId}
      onCopy={() => setCopiedByHand(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void copying.copy(text);
      }}
    >
      <CopyField label={label} text={text} copying={copying} />
    </form>
  );
}
