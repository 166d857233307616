import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconShare2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { guidanceWords as words } from '#strings/guidance/guidance.ts';
import { entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { showError, showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { writeEntry } from './entry-cache.ts';
import classes from './guidance-card.module.css';

/**
 * A toggle that marks the entry as helpful, and a button that shares its title and reference, never what the member wrote
 * (decisions.md D16).
 */
export function HelpfulAndShare({ entry }: { entry: GuidanceEntry }) {
  const cache = useQueryClient();
  const { mutate, isPending, variables } = trpc.guidance.setHelpful.useMutation({
    // Calls run one after the other, so the last press wins.
    scope: { id: `helpful-${entry.id}` },
    onSuccess: (_answer, { isHelpful }) => writeEntry(cache, entry.id, { isHelpful }),
    onError: () => showError(words.helpfulFailed),
  });
  // Optimistic: shows the last press until the server answers.
  const isHelpful = isPending ? variables.isHelpful : entry.isHelpful;
  return (
    <>
      <QuietButton
        entry={entry}
        label={words.helpful}
        Icon={isHelpful ? IconHeartFilled : IconHeart}
        pressed={isHelpful}
        onClick={() => mutate({ id: entry.id, isHelpful: !isHelpful })}
      />
      <QuietButton entry={entry} label={words.share} Icon={IconShare2} onClick={() => void share(entry)} />
    </>
  );
}

interface QuietButtonProps {
  entry: GuidanceEntry;
  label: string;
  Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  pressed?: boolean;
  onClick: () => void;
}

/** An icon button that also shows its label on a wide screen. */
function QuietButton({ entry, label, Icon, pressed, onClick }: QuietButtonProps) {
  return (
    <Button
      variant="default"
      className={classes.quiet}
      aria-pressed={pressed}
      aria-label={label}
      aria-describedby={entryTitleId(entry.id)}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden size={20} stroke={1.7} />
      <span className={classes.word}>{label}</span>
    </Button>
  );
}

/** Shares an entry and a link to the site through the system's share sheet, or copies both. */
async function share({ title, scripture }: GuidanceEntry): Promise<void> {
  const reference = scripture && parseScripture(scripture)?.reference;
  const text = [title, reference].filter(Boolean).join('\n');
  const url = `${window.location.origin}/`;
  try {
    // If the browser has no `share`, or rejects the call, copy the text below.
    await navigator.share({ title, text, url });
    return showSuccess(words.shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  if (await copyText(`${text}\n${url}`)) showSuccess(words.copied);
  else showError(words.shareFailed);
}
