import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { reportWords } from '#strings/guidance/report.ts';
import type { ReviewedEntry } from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { BackLink } from '../../../components/buttons/line-link.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { showSuccess } from '../../../lib/notices.ts';
import { useScreenHeading } from '../../../lib/page/navigation.ts';
import { trpc } from '../../../trpc.ts';
import { GuidanceFields } from '../../guidance/entry/guidance-fields.tsx';
import { tellFailure } from '../call-notice.ts';
import { conceptName } from './concept-name.ts';
import { canDecide, canPin, stateName } from './entry-state.ts';
import { PinForm } from './plans/pin-form.tsx';
import classes from './review.module.css';
import { STATE_TONES } from './review-list.tsx';
import { reviewHref, useReviewPlace } from './review-place.ts';
import { WordingForm } from './wording-form.tsx';

/** One entry as a member reads it, with what its authors noted, what was reported, and what can be decided. */
export function Reviewed({ reviewed }: { reviewed: ReviewedEntry }) {
  const { page, filters } = useReviewPlace();
  const heading = useScreenHeading();
  const [isEditing, setIsEditing] = useState(false);
  // The button that was pressed may be gone.
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const { entry, shown, state, isReworded, concept, notes } = reviewed;
  return (
    <>
      <BackLink href={reviewHref({ page, filters })}>{words.back}</BackLink>
      <div className={classes.columns}>
        <article className={classes.entry} aria-labelledby="reviewed">
          <Text c="dimmed" fz="sm">
            {typeWords[shown.contentType]} · {conceptName(concept)}
          </Text>
          <h2 id="reviewed" ref={heading} tabIndex={-1} lang={shown.language} className={classes.title}>
            {shown.title}
          </h2>
          <p className={classes.badges}>
            <StateBadge tone={STATE_TONES[state]}>{stateName(reviewed)}</StateBadge>
            {isReworded && <StateBadge tone="quiet">{words.reworded}</StateBadge>}
          </p>
          <Scripture shown={shown} />
          <p lang={shown.language} className={classes.content}>
            {shown.content}
          </p>
          <GuidanceFields entry={shown} language={shown.language} whole level={3} />
        </article>
        <Stack gap="md">
          {canDecide(reviewed) ? (
            <Decisions reviewed={reviewed} onEdit={isEditing ? null : () => setIsEditing(true)} onDone={toHeading} />
          ) : (
            <p>{words.aboutRemoved}</p>
          )}
          <Reports reviewed={reviewed} onDone={toHeading} />
          {canPin(reviewed) && <PinForm entry={entry} title={shown.title} language={shown.language} />}
          {notes && <Notes notes={notes} isOwn={reviewed.origin === 'church'} />}
        </Stack>
      </div>
      {isEditing && reviewed.wording && (
        <WordingForm
          key={entry}
          reviewed={reviewed}
          wording={reviewed.wording}
          onClose={() => {
            setIsEditing(false);
            toHeading();
          }}
        />
      )}
    </>
  );
}

function Scripture({ shown: { scripture, scriptureNote, scriptureLanguage } }: { shown: ReviewedEntry['shown'] }) {
  const verse = scripture ? parseScripture(scripture) : null;
  return verse ? <Verse verse={verse} note={scriptureNote} language={scriptureLanguage} /> : <p>{scripture}</p>;
}

interface DecisionsProps {
  reviewed: ReviewedEntry;
  /** Null while the words are being edited. */
  onEdit: (() => void) | null;
  onDone: () => void;
}

function Decisions({ reviewed, onEdit, onDone }: DecisionsProps) {
  const { entry, state, version, canUndo, origin } = reviewed;
  const utils = trpc.useUtils();
  const onError = (error: unknown) => {
    tellFailure(words.failed)(error);
    // Somebody else may have decided; what is stored now is shown.
    void utils.guidance.review.get.invalidate({ entry });
  };
  const take = (now: ReviewedEntry) => {
    utils.guidance.review.get.setData({ entry }, now);
    onDone();
  };
  const decide = trpc.guidance.review.decide.useMutation({
    onSuccess: (now) => {
      take(now);
      showSuccess({ title: words.decided[now.state] });
    },
    onError,
  });
  const undo = trpc.guidance.review.undo.useMutation({
    onSuccess: (now) => {
      take(now);
      showSuccess({ title: words.undone });
    },
    onError,
  });
  const busy = decide.isPending || undo.isPending;
  const to = (next: ReviewState) => () => decide.mutate({ entry, version, state: next });
  return (
    <section className={classes.part} aria-labelledby="decide">
      <h3 id="decide">{words.decide}</h3>
      {state === 'retired' && <p>{words.aboutRetired}</p>}
      {origin === 'church' && state === 'new' && <p>{words.own.aboutDraft}</p>}
      <div className={classes.acts}>
        {state !== 'approved' && (
          <ActionButton off={busy} onClick={to('approved')}>
            {words.approve}
          </ActionButton>
        )}
        {state === 'retired' ? (
          <ActionButton variant="default" off={busy} onClick={to('new')}>
            {words.restore}
          </ActionButton>
        ) : (
          <ActionButton variant="default" off={busy} onClick={to('retired')}>
            {words.retire}
          </ActionButton>
        )}
        {origin !== 'generated' && onEdit && (
          <ActionButton variant="default" off={busy} onClick={onEdit}>
            {origin === 'church' ? words.own.edit : words.reword}
          </ActionButton>
        )}
        {canUndo && (
          <ActionButton variant="subtle" off={busy} onClick={() => undo.mutate({ entry, version })}>
            {words.undo}
          </ActionButton>
        )}
      </div>
    </section>
  );
}

function Reports({ reviewed: { entry, reports }, onDone }: { reviewed: ReviewedEntry; onDone: () => void }) {
  const utils = trpc.useUtils();
  const settle = trpc.guidance.review.settleReports.useMutation({
    onSuccess: (now) => {
      utils.guidance.review.get.setData({ entry }, now);
      onDone();
      const later = now.reports.reduce((sum, { reports: times }) => sum + times, 0);
      showSuccess({ title: words.settled, ...(later > 0 ? { message: words.cameMeanwhile(later) } : {}) });
    },
    onError: tellFailure(words.failed),
  });
  const [first, ...others] = reports;
  if (!first) return null;
  const newest = others.reduce((latest, { lastReportedAt: at }) => (at > latest ? at : latest), first.lastReportedAt);
  return (
    <section className={classes.part} aria-labelledby="reports">
      <h3 id="reports">{words.reports}</h3>
      <ul className={classes.reports}>
        {reports.map(({ reason, reports: times }) => (
          <li key={reason}>{words.reportedAs(reportWords.reasons[reason], times)}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <ActionButton
          variant="default"
          off={settle.isPending}
          onClick={() => settle.mutate({ entry, lastReportedAt: newest.toISOString() })}
        >
          {words.settle}
        </ActionButton>
      </div>
    </section>
  );
}

function Notes({ notes, isOwn }: { notes: NonNullable<ReviewedEntry['notes']>; isOwn: boolean }) {
  const { point, shape, themes, challenges, seasons, urgesContact } = notes;
  const named = [
    { name: words.notes.challenges, text: challenges.map(challengeName).join(', ') },
    { name: words.notes.seasons, text: seasons.map((season) => words.own.seasons[season]).join(', ') },
  ];
  const lines = [
    { name: words.notes.point, text: point, lang: CONTENT_LANGUAGE },
    { name: words.notes.shape, text: shape, lang: CONTENT_LANGUAGE },
    { name: words.notes.themes, text: themes.join(', '), lang: CONTENT_LANGUAGE },
    ...named.map((line) => ({ ...line, lang: undefined })),
  ].filter(({ text }) => text !== '');
  if (!urgesContact && lines.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="notes">
      <h3 id="notes">{isOwn ? words.own.forWhom : words.notes.title}</h3>
      <dl className={classes.notes}>
        {lines.map(({ name, text, lang }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={lang}>{text}</dd>
          </div>
        ))}
      </dl>
      {urgesContact && <p>{words.notes.urgesContact}</p>}
    </section>
  );
}
