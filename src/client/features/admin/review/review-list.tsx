import { Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import type { ReviewRow } from '../../../../shared/guidance/review.ts';
import { ENTRY_ORIGINS, REVIEW_FILTERS, type ReviewState } from '../../../../shared/guidance/review-choices.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Choice } from '../../../components/forms/choices.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { type Column, DataTable } from '../../../components/tables/data-table.tsx';
import { type BadgeTone, StateBadge } from '../../../components/text/state-badge.tsx';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { trpc } from '../../../trpc.ts';
import frame from '../lists/list-frame.module.css';
import { ListPages } from '../lists/list-pages.tsx';
import { oneOf } from '../place.ts';
import { SignInAgain } from '../sign-in-again.tsx';
import { conceptName } from './concept-name.ts';
import { DecideSeveral } from './decide-several.tsx';
import { canDecide, stateName } from './entry-state.ts';
import { OnlyReviewed } from './only-reviewed.tsx';
import classes from './review.module.css';
import { ReviewFilters } from './review-filters.tsx';
import { reviewHref, useReviewPlace } from './review-place.ts';

/** How good a state is, as its badge shows. */
export const STATE_TONES: Record<ReviewState, BadgeTone> = { new: 'quiet', approved: 'good', retired: 'bad' };

/** The entries to review, with what narrows them. */
export function ReviewList() {
  const { page, filters, turnTo } = useReviewPlace();
  const { q } = filters;
  const concept = oneOf(CONCEPTS, filters.concept ?? '');
  const type = oneOf(CONTENT_TYPES, filters.type ?? '');
  const state = oneOf(REVIEW_FILTERS, filters.state ?? '');
  const { data, error, isPlaceholderData, refetch } = trpc.guidance.review.list.useQuery(
    {
      page,
      origin: oneOf(ENTRY_ORIGINS, filters.origin ?? '') ?? 'library',
      ...(concept ? { concept } : {}),
      ...(type ? { type } : {}),
      ...(state ? { state } : {}),
      ...(q ? { q } : {}),
    },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  // An entry that is not shown any more is not ticked either.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (entry: string, on: boolean) => {
    const others = [...ticked].filter((other) => other !== entry);
    setTicked(new Set(on ? [...others, entry] : others));
  };
  const closed = readServerError(error).reason === 'fresh_sign_in_required';
  return (
    <>
      <Text c="dimmed">{words.intro}</Text>
      {closed && <SignInAgain />}
      <LinkButton href={reviewHref({ writes: true })} variant="default" className={classes.write}>
        {words.own.write}
      </LinkButton>
      <OnlyReviewed />
      <ReviewFilters />
      {data && <DecideSeveral rows={data.entries.filter(canDecide)} ticked={ticked} onTick={setTicked} />}
      <div className={frame.card}>
        {error && !closed && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && data.entries.length === 0 && <p className={frame.empty}>{words.empty}</p>}
        {data && data.entries.length > 0 && (
          <DataTable
            caption={words.caption}
            columns={[leadColumn(ticked, tick), ...COLUMNS]}
            rows={data.entries}
            rowKey={({ entry }) => entry}
            busy={isPlaceholderData}
          />
        )}
        {!data && !error && <Skeletons heights={[2.5, 2.5, 2.5, 2.5]} />}
      </div>
      {data && <ListPages page={page} hasMore={data.hasMore} busy={isPlaceholderData} onTurn={turnTo} />}
    </>
  );
}

function leadColumn(ticked: ReadonlySet<string>, onTick: (entry: string, on: boolean) => void): Column<ReviewRow> {
  return {
    title: words.name,
    part: 'lead',
    cell: (row) => (
      <span className={classes.lead}>
        {canDecide(row) && (
          <Choice
            type="checkbox"
            look="plain"
            name="chosen"
            checked={ticked.has(row.entry)}
            onChange={(on) => onTick(row.entry, on)}
            label={<VisuallyHidden>{words.several.tickOf(row.title)}</VisuallyHidden>}
          />
        )}
        <Title row={row} />
      </span>
    ),
  };
}

const COLUMNS: Column<ReviewRow>[] = [
  {
    title: words.state,
    part: 'state',
    cell: ({ origin, state, isRemoved, isReworded, reports }) => (
      <span className={classes.badges}>
        <StateBadge tone={STATE_TONES[state]}>{stateName({ origin, state, isRemoved })}</StateBadge>
        {isReworded && <StateBadge tone="quiet">{words.reworded}</StateBadge>}
        {reports > 0 && <StateBadge tone="waiting">{words.reportsOf(reports)}</StateBadge>}
      </span>
    ),
  },
  { title: words.type, short: true, cell: ({ contentType }) => typeWords[contentType] },
  { title: words.concept, cell: ({ concept }) => conceptName(concept) },
];

function Title({ row: { entry, title, language } }: { row: ReviewRow }) {
  const { page, filters } = useReviewPlace();
  return (
    <LineLink href={reviewHref({ entry, page, filters })} fw={600} lang={language}>
      {title}
    </LineLink>
  );
}
