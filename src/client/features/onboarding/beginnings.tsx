import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onboardingWords } from '#strings/onboarding.ts';
import classes from './beginnings.module.css';
import { insertBeginning } from './insert-beginning.ts';

const words = onboardingWords.heart;

interface BeginningsProps {
  /** The text area that a beginning is put into. */
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (text: string) => void;
}

/** Beginnings of sentences: a press puts one where the member is writing, and the writing goes on behind it. */
export function Beginnings({ field, onChange }: BeginningsProps) {
  const insert = (beginning: string) => {
    const area = field.current;
    if (!area) return;
    // A member who has not been in the text goes on at its end.
    const isWriting = document.activeElement === area;
    const from = isWriting ? area.selectionStart : area.value.length;
    const to = isWriting ? area.selectionEnd : from;
    const { text, caret } = insertBeginning(area.value, from, to, beginning);
    // Rendered first: the caret can only be put into text that is there.
    flushSync(() => onChange(text));
    area.focus();
    area.setSelectionRange(caret, caret);
  };
  return (
    <fieldset className={classes.beginnings}>
      <legend className={classes.legend}>{words.beginningsLabel}</legend>
      {words.beginnings.map((beginning) => (
        <Button
          key={beginning}
          variant="default"
          size="compact-md"
          className={classes.beginning}
          // The text area keeps the focus, so that a phone's keyboard stays where it is.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => insert(beginning)}
        >
          {beginning}…
        </Button>
      ))}
    </fieldset>
  );
}
