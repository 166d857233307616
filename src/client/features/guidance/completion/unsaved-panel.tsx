import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { copyWords } from '#strings/app.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { entryTitleId } from '../entry/entry-ids.ts';
import { dropReflection } from './kept-reflections.ts';
import classes from './unsaved-panel.module.css';

const words = guidanceWords.elsewhere;

/** Words that stay until their author has copied them or lets them go. */
export function UnsavedPanel({ entry, text }: { entry: GuidanceEntry; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const aboutId = useId();
  return (
    <section aria-labelledby={aboutId} className={classes.panel}>
      <p id={aboutId} className={classes.about}>
        {words.unsaved}
      </p>
      <p className={classes.text}>{text}</p>
      <div className={classes.acts}>
        <Button
          variant="default"
          onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
        >
          {words.copy}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            dropReflection(entry.userId, entry.id);
            document.getElementById(entryTitleId(entry.id))?.focus({ preventScroll: true });
          }}
        >
          {words.discard}
        </Button>
        <p role="status" className={classes.outcome}>
          {outcome && copyWords[outcome]}
        </p>
      </div>
    </section>
  );
}
