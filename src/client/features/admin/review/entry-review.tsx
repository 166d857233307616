import { Box, DataList, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords } from '#strings/admin/admin-review.ts';
import { reviewEntryWords as words } from '#strings/admin/review-entry.ts';
import { challengeName } from '#strings/guidance/choice.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { reportWords } from '#strings/guidance/report.ts';
import type { ReviewedEntry } from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { parseScripture } from '../../../../shared/guidance/scripture.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { BackLink } from '../../../components/buttons/line-link.tsx';
import card from '../../../components/page/section-card.module.css';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { Verse } from '../../../components/text/verse.tsx';
import { showSuccess } from '../../../lib/toasts.ts';
import { trpc } from '../../../trpc.ts';
import { GuidanceFields } from '../../guidance/entry/guidance-fields.tsx';
import { useMember } from '../../member/member-context.tsx';
import { useAdminUrl } from '../admin-url.ts';
import { LoadedOrConfirmIdentity } from '../confirm-identity-notice.tsx';
import { DataListItem } from '../data-list-item.tsx';
import { showMutationError } from '../mutation-toasts.ts';
import { PartHeading } from '../part-heading.tsx';
import { hasEntryDraft } from './entry-draft.ts';
import { conceptName, STATE_TONES, stateName } from './entry-words.ts';
import { PinForm } from './plans/pin-form.tsx';
import classes from './review.module.css';
import { WordingForm } from './wording-form.tsx';

/** Shows one entry as a member reads it, with its notes and reports, and buttons to decide about it. */
export default function EntryReview({ entry }: { entry: string }) {
  const { hrefWith } = useAdminUrl();
  const reviewed = trpc.guidance.review.get.useQuery({ entry }, { staleTime: 0 });
  return (
    <>
      <BackLink href={hrefWith({ entry: false })}>{words.back}</BackLink>
      <LoadedOrConfirmIdentity query={reviewed} heights={[3, 24]}>
        {(data) => <Entry reviewed={data} />}
      </LoadedOrConfirmIdentity>
    </>
  );
}

function Entry({ reviewed }: { reviewed: ReviewedEntry }) {
  const { account } = useMember();
  const [isEditing, setIsEditing] = useState(() => hasEntryDraft(reviewed.entry, account.id));
  const { entry, shown, origin, state, isReworded, isRemoved, concept, notes, wording } = reviewed;
  // A model's entry is for one member only, and a draft is not sent.
  const canPin = origin === 'church' ? state === 'approved' : origin === 'library' && state !== 'retired';
  return (
    <>
      <div className={classes.columns}>
        <Stack component="article" gap="sm" className={card.card} aria-labelledby="reviewed">
          <Text c="dimmed" fz="sm">
            {typeWords[shown.contentType]} · {conceptName(concept)}
          </Text>
          <PartHeading id="reviewed" lang={shown.language}>
            {shown.title}
          </PartHeading>
          <Group gap="0.375rem">
            <StateBadge tone={STATE_TONES[state]}>{stateName(reviewed)}</StateBadge>
            {isReworded && <StateBadge tone="quiet">{adminReviewWords.reworded}</StateBadge>}
          </Group>
          <Scripture shown={shown} />
          <Text lang={shown.language} pt="xs" fz="lg" style={{ whiteSpace: 'pre-line' }}>
            {shown.content}
          </Text>
          <GuidanceFields entry={shown} language={shown.language} whole level={3} />
        </Stack>
        <Stack>
          {isRemoved ? (
            <p>{words.aboutRemoved}</p>
          ) : (
            <Decisions reviewed={reviewed} onEdit={isEditing ? null : () => setIsEditing(true)} />
          )}
          <Reports reviewed={reviewed} />
          {canPin && <PinForm entry={entry} title={shown.title} language={shown.language} />}
          {notes && <Notes notes={notes} isOwn={origin === 'church'} />}
        </Stack>
      </div>
      {isEditing && wording && (
        <WordingForm
          key={entry}
          reviewed={reviewed}
          wording={wording}
          onClose={() => {
            setIsEditing(false);
            focusHeading();
          }}
        />
      )}
    </>
  );
}

/** Moves the focus to the entry's heading, because the pressed button may have disappeared. */
function focusHeading(): void {
  document.getElementById('reviewed')?.focus({ preventScroll: true });
}

function Scripture({ shown: { scripture, scriptureNote, scriptureLanguage } }: { shown: ReviewedEntry['shown'] }) {
  const verse = scripture ? parseScripture(scripture) : null;
  return verse ? <Verse verse={verse} note={scriptureNote} language={scriptureLanguage} /> : <p>{scripture}</p>;
}

interface DecisionsProps {
  reviewed: ReviewedEntry;
  /** Null while the entry is edited. */
  onEdit: (() => void) | null;
}

function Decisions({ reviewed: { entry, state, version, canUndo, origin }, onEdit }: DecisionsProps) {
  const utils = trpc.useUtils();
  const handlers = (titleOf: (now: ReviewedEntry) => string) => ({
    onSuccess: (now: ReviewedEntry) => {
      utils.guidance.review.get.setData({ entry }, now);
      focusHeading();
      showSuccess({ title: titleOf(now) });
    },
    onError: (error: unknown) => {
      showMutationError(adminReviewWords.failed)(error);
      // Another reviewer may have decided, so refetch.
      void utils.guidance.review.get.invalidate({ entry });
    },
  });
  const decide = trpc.guidance.review.decide.useMutation(handlers((now) => words.decided[now.state]));
  const undo = trpc.guidance.review.undo.useMutation(handlers(() => words.undone));
  const busy = decide.isPending || undo.isPending;
  const to = (next: ReviewState) => () => decide.mutate({ entry, version, state: next });
  return (
    <Stack component="section" gap="sm" className={card.card} aria-labelledby="decide">
      <Box component="h3" id="decide" fz="lg">
        {words.decide}
      </Box>
      {state === 'retired' && <p>{words.aboutRetired}</p>}
      {origin === 'church' && state === 'new' && <p>{words.own.aboutDraft}</p>}
      <Group gap="xs">
        {state !== 'approved' && (
          <ActionButton inactive={busy} onClick={to('approved')}>
            {words.approve}
          </ActionButton>
        )}
        <ActionButton variant="default" inactive={busy} onClick={to(state === 'retired' ? 'new' : 'retired')}>
          {state === 'retired' ? words.restore : words.retire}
        </ActionButton>
        {origin !== 'generated' && onEdit && (
          <ActionButton variant="default" inactive={busy} onClick={onEdit}>
            {origin === 'church' ? words.own.edit : words.reword}
          </ActionButton>
        )}
        {canUndo && (
          <ActionButton variant="subtle" inactive={busy} onClick={() => undo.mutate({ entry, version })}>
            {words.undo}
          </ActionButton>
        )}
      </Group>
    </Stack>
  );
}

function Reports({ reviewed: { entry, reports } }: { reviewed: ReviewedEntry }) {
  const utils = trpc.useUtils();
  const settle = trpc.guidance.review.settleReports.useMutation({
    onSuccess: (now) => {
      utils.guidance.review.get.setData({ entry }, now);
      focusHeading();
      const later = now.reports.reduce((sum, { reports: times }) => sum + times, 0);
      showSuccess({ title: words.settled, ...(later > 0 ? { message: words.cameMeanwhile(later) } : {}) });
    },
    onError: showMutationError(adminReviewWords.failed),
  });
  if (reports.length === 0) return null;
  const newest = new Date(Math.max(...reports.map(({ lastReportedAt }) => lastReportedAt.getTime())));
  return (
    <Stack component="section" gap="sm" align="flex-start" className={card.card} aria-labelledby="reports">
      <Box component="h3" id="reports" fz="lg">
        {words.reports}
      </Box>
      <ul className={classes.bullets}>
        {reports.map(({ reason, reports: times }) => (
          <li key={reason}>{words.reportedAs(reportWords.reasons[reason], times)}</li>
        ))}
      </ul>
      <ActionButton
        variant="default"
        inactive={settle.isPending}
        onClick={() => settle.mutate({ entry, lastReportedAt: newest.toISOString() })}
      >
        {words.settle}
      </ActionButton>
    </Stack>
  );
}

function Notes({ notes, isOwn }: { notes: NonNullable<ReviewedEntry['notes']>; isOwn: boolean }) {
  const { point, shape, themes, challenges, seasons, urgesContact } = notes;
  const lines = [
    { name: words.notes.point, text: point, lang: CONTENT_LANGUAGE },
    { name: words.notes.shape, text: shape, lang: CONTENT_LANGUAGE },
    { name: words.notes.themes, text: themes.join(', '), lang: CONTENT_LANGUAGE },
    { name: words.notes.challenges, text: challenges.map(challengeName).join(', ') },
    { name: words.notes.seasons, text: seasons.map((season) => words.own.seasons[season]).join(', ') },
  ].filter(({ text }) => text !== '');
  if (!urgesContact && lines.length === 0) return null;
  return (
    <Stack component="section" gap="sm" className={card.card} aria-labelledby="notes">
      <Box component="h3" id="notes" fz="lg">
        {isOwn ? words.own.forWhom : words.notes.title}
      </Box>
      <DataList orientation="vertical" size="md">
        {lines.map(({ name, text, lang }) => (
          <DataListItem key={name} name={name} lang={lang}>
            {text}
          </DataListItem>
        ))}
      </DataList>
      {urgesContact && <p>{words.notes.urgesContact}</p>}
    </Stack>
  );
}
