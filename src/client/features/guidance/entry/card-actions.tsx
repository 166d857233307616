import { Button, Group } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconShare2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import classes from './card-actions.module.css';
import { writeEntry } from './entry-cache.ts';
import { completeButtonId, entryTitleId } from './entry-ids.ts';
import { shareGuidance } from './share-guidance.ts';

const words = guidanceWords;

interface CardActionsProps {
  entry: GuidanceEntry;
  primary: boolean;
  onComplete: () => void;
}

/** The buttons of an entry that is not completed yet. */
export function CardActions({ entry, primary, onComplete }: CardActionsProps) {
  return (
    <Group gap="xs" align="stretch" wrap="nowrap" pt="1.125rem">
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
    </Group>
  );
}

/** Remembers that an entry helped, or takes it back (decisions.md D16). Until the server answers it shows the last press. */
export function HelpfulButton({ entry }: { entry: GuidanceEntry }) {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = trpc.guidance.setHelpful.useMutation({
    // One after the other, so that the last press is the one that stays.
    scope: { id: `helpful-${entry.id}` },
    onSuccess: (_answer, { isHelpful }) => writeEntry(cache, entry.id, { isHelpful }),
    onError: () => showError(words.helpfulFailed),
  });
  const isHelpful = isPending ? variables.isHelpful : entry.isHelpful;
  const Icon = isHelpful ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      className={classes.quiet}
      aria-pressed={isHelpful}
      aria-label={words.helpful}
      aria-describedby={entryTitleId(entry.id)}
      title={words.helpful}
      onClick={() => mutate({ id: entry.id, isHelpful: !isHelpful })}
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
