import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { copyText } from '../../lib/browser/copy-text.ts';
import classes from './copy-field.module.css';

/** A text that is wanted elsewhere, such as a token or a link, with a button that copies it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  return (
    <div className={classes.field}>
      <p className={classes.label}>{label}</p>
      <div className={classes.row}>
        <code className={classes.text}>{text}</code>
        <Button
          variant="default"
          size="sm"
          aria-label={copyWords.copyOf(label)}
          onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
        >
          {copyWords.copy}
        </Button>
      </div>
      <p role="status" className={classes.outcome}>
        {outcome && copyWords[outcome]}
      </p>
    </div>
  );
}
