import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconShare2 } from '@tabler/icons-react';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import classes from './card-actions.module.css';
import { completeButtonId, entryTitleId } from './entry-ids.ts';
import { shareGuidance } from './share-guidance.ts';
import { useHelpful } from './use-helpful.ts';

const words = guidanceWords;

interface CardActionsProps {
  entry: GuidanceEntry;
  primary: boolean;
  onComplete: () => void;
}

/** The buttons of an entry that is not completed yet. */
export function CardActions({ entry, primary, onComplete }: CardActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        id={completeButtonId(entry.id)}
        variant={primary ? 'filled' : 'default'}
        className={classes.complete}
        aria-describedby={entryTitleId(entry.id)}
        aria-haspopup="dialog"
        onClick={onComplete}
      >
        {words.complete}
      </Button>
      <HelpfulButton entry={entry} />
      <ShareButton entry={entry} />
    </div>
  );
}

/** Remembers that an entry helped, or takes it back (decisions.md D16). */
export function HelpfulButton({ entry }: { entry: GuidanceEntry }) {
  const setHelpful = useHelpful(entry);
  const Icon = entry.isHelpful ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      className={classes.quiet}
      aria-pressed={entry.isHelpful}
      aria-label={words.helpful}
      aria-describedby={entryTitleId(entry.id)}
      title={words.helpful}
      onClick={() => setHelpful(!entry.isHelpful)}
    >
      <Icon aria-hidden size={20} stroke={1.7} />
      <span className={classes.word}>{words.helpful}</span>
    </Button>
  );
}

/** Shares an entry's title and reference, never what the member wrote (decisions.md D16). */
export function ShareButton({ entry }: { entry: GuidanceEntry }) {
  const share = async () => {
    const reference = entry.scripture ? (parseScripture(entry.scripture)?.reference ?? null) : null;
    const outcome = await shareGuidance({ title: entry.title, reference });
    if (outcome === 'shared') showSuccess(words.shared);
    if (outcome === 'copied') showSuccess(words.copied);
    if (outcome === 'failed') showError(words.shareFailed);
  };
  return (
    <Button
      variant="default"
      className={classes.quiet}
      aria-label={words.share}
      aria-describedby={entryTitleId(entry.id)}
      title={words.share}
      onClick={() => void share()}
    >
      <IconShare2 aria-hidden size={20} stroke={1.7} />
      <span className={classes.word}>{words.share}</span>
    </Button>
  );
}
