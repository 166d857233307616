import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { choiceWords } from '#strings/guidance/choice.ts';
import { byModelNote } from '#strings/guidance/content.ts';
import { guidanceWords as words } from '#strings/guidance/guidance.ts';
import { SEASONS } from '../../../../shared/guidance/choice-reasons.ts';
import { completeButtonId, entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { isQuotedLetter } from '../../../../shared/guidance/letter.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { CHALLENGES } from '../../../../shared/onboarding/onboarding-choices.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { noFallback } from '../../../components/messages/lazy-part-fallbacks.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { focusAfter } from '../../../lib/page/focus-after.ts';
import { formatLongDay, formatTime } from '../../../lib/time/dates.ts';
import { CutText } from './cut-text.tsx';
import { hasFoldedText } from './entry-fields.ts';
import { Fold } from './fold.tsx';
import classes from './guidance-card.module.css';
import { GuidanceFields } from './guidance-fields.tsx';
import { HelpfulAndShare } from './helpful-and-share.tsx';
import { ReportEntry } from './report-entry.tsx';
import { TypeBadge } from './type-badge.tsx';
import './print.css';

const CompletionNotes = lazyPart(() => import('../completion/completion-notes.tsx'), { fallback: noFallback });

const PRE_LINE = { whiteSpace: 'pre-line' } as const;

interface GuidanceCardProps {
  entry: GuidanceEntry;
  timeZone: string;
  /** True when completing this entry is the main action of the screen. */
  primary?: boolean;
  /** True in a long list: the card shows only its verse until it is opened. */
  brief?: boolean;
  /** True when the URL links to this entry. The card is then marked, and open until it is completed. */
  linked?: boolean;
  /** The excerpts with the searched words, shown while the card is folded. */
  found?: ReactNode;
  onOpenDrawer: (entry: GuidanceEntry) => void;
}

/** One entry. It shows the essential field first and the rest when opened; a completed card folds to its title. */
export const GuidanceCard = memo(function GuidanceCard({
  entry,
  timeZone,
  primary = false,
  brief = false,
  linked = false,
  found,
  onOpenDrawer,
}: GuidanceCardProps) {
  const done = entry.isCompleted;
  const bodyId = useId();
  const [wasOpen] = useState(!done);
  // The member's choice to open or fold the card. Completing the entry resets it.
  const [choice, setChoice] = useState<{ done: boolean; opened: boolean } | null>(null);
  const opened = choice?.done === done ? choice.opened : linked && !done;
  const hasMore = brief || hasFoldedText(entry);
  // The content is cut off, and the toggle follows it directly.
  const cut = !brief && !done && !opened && hasMore;
  const letter = isQuotedLetter(entry.content);
  const openWords = opened ? words.readLess : words.readAll;
  const titleId = entryTitleId(entry.id);
  const toggleId = `${bodyId}-toggle`;
  const flip = () => {
    // The toggle may move in the document, so focus it again.
    focusAfter(() => setChoice({ done, opened: !opened }), toggleId, { preventScroll: true });
    // Closing a long card leaves the viewport far below it, so scroll its title into view.
    if (opened) requestAnimationFrame(() => document.getElementById(titleId)?.scrollIntoView({ block: 'nearest' }));
  };
  /** The button that opens and folds the card. `inText` is true directly below content that is cut off. */
  const toggle = (label: string, inText = false) => (
    <Button
      variant="subtle"
      size="compact-md"
      id={toggleId}
      className={classes.toggle}
      {...(inText ? { px: 0 } : { mx: '-0.5rem' })}
      aria-expanded={opened}
      aria-controls={bodyId}
      aria-describedby={titleId}
      onClick={flip}
    >
      {label}
      <IconChevronDown aria-hidden size={18} />
    </Button>
  );
  return (
    <article
      className={classes.card}
      data-entry
      data-row
      data-opened={opened || undefined}
      data-done={done || undefined}
      data-linked={linked || undefined}
      aria-labelledby={titleId}
    >
      <Group gap="0.625rem" c="dimmed" lh="sm">
        <TypeBadge type={entry.contentType} />
        <span aria-hidden>·</span>
        <time dateTime={entry.availableAt.toISOString()} title={formatLongDay(entry.localDate)}>
          {/* Print has no day heading and no tooltip, and a card read alone has no heading. */}
          <VisuallyHidden className={classes.day}>{formatLongDay(entry.localDate)} · </VisuallyHidden>
          {formatTime(entry.availableAt, timeZone)}
        </time>
      </Group>
      <h3 id={titleId} lang={entry.language} tabIndex={-1} className={classes.title}>
        {entry.title}
      </h3>
      <Fold open={!done || opened} id={bodyId}>
        {entry.scripture && (
          <div className={classes.scripture}>
            <Verse
              verse={parseScripture(entry.scripture) ?? { text: entry.scripture, reference: '', translation: '' }}
              note={entry.scriptureNote}
              language={entry.scriptureLanguage}
            />
          </div>
        )}
        <Fold open={opened || !brief}>
          {letter && (
            <Text c="dimmed" fz="sm" fw={600} mt="md">
              {words.letter}
            </Text>
          )}
          <CutText
            lines={cut ? (primary ? 'var(--lines-of-first)' : 'var(--lines-of-others)') : null}
            lang={entry.language}
            fz="lg"
            lh="lg"
            mt={letter ? '0.25rem' : 'md'}
            style={PRE_LINE}
          >
            {entry.content}
          </CutText>
          {cut && toggle(openWords, true)}
          <GuidanceFields entry={entry} language={entry.language} whole={opened} />
          {[choiceReason(entry), entry.responseId !== null && byModelNote].map(
            (note) =>
              note && (
                <Text key={note} c="dimmed" fz="sm" pt="md">
                  {note}
                </Text>
              ),
          )}
          {(opened || !hasMore) && <ReportEntry entry={entry} />}
        </Fold>
      </Fold>
      {!opened && found}
      {done && (
        <>
          {brief && !opened && !found && <VersePreview entry={entry} />}
          {entry.userReflection && <OwnReflection text={entry.userReflection} whole={opened} />}
          <CompletionNotes entry={entry} />
          {opened && (
            <Group gap="xs" pt="1.25rem" pb="0.25rem">
              <HelpfulAndShare entry={entry} />
            </Group>
          )}
          <Group gap="0 0.75rem" justify="space-between" pt="xs">
            <button type="button" disabled className={classes.completed} data-now={wasOpen || undefined}>
              <IconCircleCheck aria-hidden size={22} stroke={1.8} />
              {words.completed}
            </button>
            {toggle(opened ? words.fold : words.readAgain)}
          </Group>
        </>
      )}
      {!done && (
        <>
          {hasMore && !cut && <Box mt="0.25rem">{toggle(openWords)}</Box>}
          <Group gap="xs" align="stretch" pt="1.125rem">
            <Button
              id={completeButtonId(entry.id)}
              variant={primary ? 'filled' : 'default'}
              className={classes.complete}
              aria-describedby={titleId}
              aria-haspopup="dialog"
              onClick={() => onOpenDrawer(entry)}
            >
              {words.complete}
            </Button>
            <HelpfulAndShare entry={entry} />
          </Group>
        </>
      )}
    </article>
  );
});

/** The verse of a folded entry in at most two lines. */
function VersePreview({ entry }: { entry: GuidanceEntry }) {
  const verse = parseScripture(entry.scripture ?? '');
  if (!verse) return null;
  return (
    <CutText lines={2} c="dimmed" lh="md" maw="44em" mt="xs">
      <Text span c="bright" fw={600} lang={CONTENT_LANGUAGE}>
        {verse.reference}
      </Text>{' '}
      <Text span ff="heading" fs="italic" lang={entry.scriptureLanguage} dir="auto">
        {verse.text}
      </Text>
    </CutText>
  );
}

function OwnReflection({ text, whole }: { text: string; whole: boolean }) {
  return (
    <figure className={classes.reflection}>
      <CutText lines={whole ? null : 3} component="blockquote" ff="heading" fz="lg" lh="md" maw="34em" style={PRE_LINE}>
        {words.quoted(text)}
      </CutText>
      <Text component="figcaption" c="dimmed" fz="sm" mt="0.25rem">
        {words.yourReflection}
      </Text>
    </figure>
  );
}

/** Returns the sentence that says why an entry was chosen for its member; null without a reason. */
function choiceReason({ chosenBecause, chosenFor }: GuidanceEntry): string | null {
  if (chosenBecause === 'satisfaction') return choiceWords.satisfaction;
  if (chosenBecause === 'pinned') return choiceWords.pinned;
  if (chosenBecause === 'theme') return chosenFor && choiceWords.theme(chosenFor);
  if (chosenBecause === 'season') {
    const season = SEASONS.find((known) => known === chosenFor);
    return season ? choiceWords.season(season) : null;
  }
  const challenge = CHALLENGES.find((known) => known === chosenFor);
  return challenge && chosenBecause ? choiceWords[chosenBecause](challenge) : null;
}
