import { Button } from '@mantine/core';
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { byModelNote } from '#strings/guidance/content.ts';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { isLetter } from '../../../../shared/guidance/letter.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { lazyPart } from '../../../components/loading/lazy-part.tsx';
import { missingNothing } from '../../../components/messages/missing-part.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { formatLongDay, formatTime } from '../../../lib/time/dates.ts';
import { CardActions, HelpfulButton, ShareButton } from './card-actions.tsx';
import { choiceReason } from './choice-reason.ts';
import { TypeBadge } from './content-type.tsx';
import { holdsMore } from './entry-fields.ts';
import { entryTitleId } from './entry-ids.ts';
import { Fold } from './fold.tsx';
import classes from './guidance-card.module.css';
import { GuidanceFields } from './guidance-fields.tsx';
import { ReportEntry } from './report-entry.tsx';
import './print.css';

const CompletionNotes = lazyPart(() => import('../completion/completion-notes.tsx'), { missing: missingNothing });
const words = guidanceWords;

interface GuidanceCardProps {
  entry: GuidanceEntry;
  timeZone: string;
  /** True when completing this entry is the main action of the screen. */
  primary: boolean;
  /** In a list of many: its verse alone until all of it is asked for. */
  brief?: boolean;
  /** True when the address links to this entry. It is then marked, and shown in full until it is completed. */
  linked?: boolean;
  /** The passage with the words that the member searched for, shown until the entry is opened in full. */
  found?: ReactNode;
  onComplete: () => void;
}

/** One entry: its essence first, all of it on demand, and folded to its title once it is completed. */
export function GuidanceCard({
  entry,
  timeZone,
  primary,
  brief = false,
  linked = false,
  found,
  onComplete,
}: GuidanceCardProps) {
  const done = entry.isCompleted;
  // Null until the reader chooses.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const whole = chosen ?? linked;
  const [reopened, setReopened] = useState(false);
  const bodyId = useId();
  const wasOpen = useRef(!done);
  const open = !done || reopened;
  const opened = done ? reopened : whole;
  const hasMore = brief || holdsMore(entry);
  // The button for the rest of a shortened text follows it directly.
  const cut = !brief && !done && !whole && hasMore;
  const wholeToggle = (
    <Toggle
      open={whole}
      onToggle={() => setChosen(!whole)}
      controls={bodyId}
      label={whole ? words.readLess : words.readAll}
      entry={entry}
    />
  );
  return (
    <article
      className={classes.card}
      data-entry
      data-row
      data-opened={opened || undefined}
      data-done={done || undefined}
      data-linked={linked || undefined}
      aria-labelledby={entryTitleId(entry.id)}
    >
      <p className={classes.meta}>
        <TypeBadge type={entry.contentType} />
        <span aria-hidden>·</span>
        <time dateTime={entry.availableAt.toISOString()} title={formatLongDay(entry.localDate)}>
          {/* On paper there is no heading with the day, and nothing to point at. */}
          <span className={classes.printed}>{formatLongDay(entry.localDate)} · </span>
          {formatTime(entry.availableAt, timeZone)}
        </time>
      </p>
      <h3 id={entryTitleId(entry.id)} lang={entry.language} tabIndex={-1} className={classes.title}>
        {entry.title}
      </h3>
      <Fold open={open} id={bodyId}>
        {entry.scripture && (
          <Scripture scripture={entry.scripture} note={entry.scriptureNote} language={entry.scriptureLanguage} />
        )}
        <Fold open={done || whole || !brief}>
          {isLetter(entry.content) && <p className={classes.letter}>{words.letter}</p>}
          <p lang={entry.language} className={classes.content} data-cut={cut || undefined}>
            {entry.content}
          </p>
          {cut && wholeToggle}
          <GuidanceFields entry={entry} language={entry.language} whole={whole || done} />
          <ChosenBecause entry={entry} />
          {entry.responseId !== null && <p className={classes.chosen}>{byModelNote}</p>}
          {(whole || done || !hasMore) && <ReportEntry entry={entry} />}
        </Fold>
      </Fold>
      {!opened && found}
      {done && brief && !opened && !found && <Gist entry={entry} />}
      {done && entry.userReflection && <OwnReflection text={entry.userReflection} whole={reopened} />}
      {done && <CompletionNotes entry={entry} />}
      {done ? (
        <div className={classes.doneRow}>
          <button type="button" disabled className={classes.completed} data-now={wasOpen.current || undefined}>
            <IconCircleCheck aria-hidden size={22} stroke={1.8} />
            {words.completed}
          </button>
          {reopened && (
            <div className={classes.after}>
              <HelpfulButton entry={entry} />
              <ShareButton entry={entry} />
            </div>
          )}
          <Toggle
            open={reopened}
            onToggle={() => setReopened(!reopened)}
            controls={bodyId}
            label={reopened ? words.fold : words.readAgain}
            entry={entry}
          />
        </div>
      ) : (
        <>
          {hasMore && !cut && wholeToggle}
          <CardActions entry={entry} primary={primary} onComplete={onComplete} />
        </>
      )}
    </article>
  );
}

/** A folded entry's verse in a line or two, so that it is known again in a list. */
function Gist({ entry }: { entry: GuidanceEntry }) {
  const verse = parseScripture(entry.scripture ?? '');
  if (!verse) return null;
  return (
    <p className={classes.gist} data-cut>
      <span className={classes.reference} lang={CONTENT_LANGUAGE}>
        {verse.reference}
      </span>{' '}
      <q lang={entry.scriptureLanguage} dir="auto">
        {verse.text}
      </q>
    </p>
  );
}

interface ToggleProps {
  open: boolean;
  onToggle: () => void;
  controls: string;
  label: string;
  entry: GuidanceEntry;
}

function Toggle({ open, onToggle, controls, label, entry }: ToggleProps) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      id={`${controls}-toggle`}
      className={classes.toggle}
      aria-expanded={open}
      aria-controls={controls}
      aria-describedby={entryTitleId(entry.id)}
      onClick={() => {
        flushSync(onToggle);
        // It may stand elsewhere now.
        document.getElementById(`${controls}-toggle`)?.focus({ preventScroll: true });
        // Closing a long card would leave the reader far below it, so its title is scrolled into view.
        if (open)
          requestAnimationFrame(() =>
            document.getElementById(entryTitleId(entry.id))?.scrollIntoView({ block: 'nearest' }),
          );
      }}
    >
      {label}
      <IconChevronDown aria-hidden size={18} data-open={open || undefined} />
    </Button>
  );
}

function ChosenBecause({ entry }: { entry: GuidanceEntry }) {
  const reason = choiceReason(entry);
  return reason && <p className={classes.chosen}>{reason}</p>;
}

function Scripture({ scripture, note, language }: { scripture: string; note: string | null; language: string }) {
  const verse = parseScripture(scripture);
  return (
    <div className={classes.scripture}>
      {verse ? (
        <Verse verse={verse} note={note} language={language} />
      ) : (
        <p lang={language} className={classes.plain}>
          {scripture}
        </p>
      )}
    </div>
  );
}

function OwnReflection({ text, whole }: { text: string; whole: boolean }) {
  return (
    <figure className={classes.reflection}>
      <blockquote data-cut={!whole || undefined}>“{text}”</blockquote>
      <figcaption>{words.yourReflection}</figcaption>
    </figure>
  );
}
