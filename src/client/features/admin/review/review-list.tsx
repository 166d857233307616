import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { conceptWords, typeWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import type { ReviewRow } from '../../../../shared/guidance/review.ts';
import { ENTRY_ORIGINS, REVIEW_FILTERS } from '../../../../shared/guidance/review-choices.ts';
import { LineLink } from '../../../components/buttons/line-link.tsx';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { CheckboxChoice } from '../../../components/forms/checkbox-choice.tsx';
import type { Column } from '../../../components/tables/data-table.tsx';
import { MarkedPart } from '../../../components/text/marked-part.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { trpc } from '../../../trpc.ts';
import { reviewHref, useAdminUrl, useListInput } from '../admin-url.ts';
import { ConfirmIdentityNotice, needsConfirmedIdentity } from '../confirm-identity-notice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { LIST_QUERY, ListRows } from '../lists/list-rows.tsx';
import { BulkDecisions } from './bulk-decisions.tsx';
import { conceptName, STATE_TONES, stateName } from './entry-words.ts';
import { OnlyReviewedSwitch } from './only-reviewed-switch.tsx';

/** Lists the entries to review, with filters. */
export function ReviewList() {
  const filters = useListInput({
    origin: ENTRY_ORIGINS,
    state: REVIEW_FILTERS,
    type: CONTENT_TYPES,
    concept: CONCEPTS,
  });
  const entries = trpc.guidance.review.list.useQuery({ origin: 'library', ...filters }, LIST_QUERY);
  const isClosed = needsConfirmedIdentity(entries.error);
  const rows = entries.data?.entries;
  // Only ticked entries on the present page count.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (entry: string, on: boolean) => {
    const others = [...ticked].filter((other) => other !== entry);
    setTicked(new Set(on ? [...others, entry] : others));
  };
  return (
    <>
      <Text c="dimmed">{words.intro}</Text>
      {isClosed && <ConfirmIdentityNotice />}
      <div>
        <LinkButton href={reviewHref({ part: 'new' })} variant="default">
          {words.write}
        </LinkButton>
      </div>
      <OnlyReviewedSwitch />
      <ListFilters
        search={words.search}
        choices={[
          { name: 'origin', label: words.origin, options: words.origins },
          {
            name: 'state',
            label: adminSharedWords.status,
            all: words.all,
            options: { ...words.states, reported: words.reported },
          },
          { name: 'type', label: words.type, all: words.all, options: typeWords },
          { name: 'concept', label: words.concept, all: words.all, options: conceptWords },
        ]}
      />
      {rows && <BulkDecisions rows={rows.filter(({ isRemoved }) => !isRemoved)} ticked={ticked} onTick={setTicked} />}
      <ListRows
        query={isClosed ? { ...entries, error: null } : entries}
        rows={rows}
        rowKey={({ entry }) => entry}
        columns={[leadColumn(ticked, tick), ...COLUMNS]}
        words={words}
      />
    </>
  );
}

function leadColumn(ticked: ReadonlySet<string>, onTick: (entry: string, on: boolean) => void): Column<ReviewRow> {
  return {
    title: words.name,
    part: 'lead',
    cell: ({ entry, title, language, isRemoved }) => (
      <Group component="span" gap={0} wrap="nowrap" align="flex-start">
        {/* An entry removed from the library has only reports to settle. */}
        {!isRemoved && (
          <CheckboxChoice
            look="plain"
            name="chosen"
            checked={ticked.has(entry)}
            onChange={(on) => onTick(entry, on)}
            label={
              <VisuallyHidden>
                <MarkedPart sentence={words.several.tickOf} part={title} lang={language} />
              </VisuallyHidden>
            }
          />
        )}
        <EntryLink entry={entry} title={title} language={language} />
      </Group>
    ),
  };
}

/** A link to an entry. Its URL keeps the filters and the page for the back link. */
function EntryLink({ entry, title, language }: Pick<ReviewRow, 'entry' | 'title' | 'language'>) {
  const { hrefWith } = useAdminUrl();
  return (
    <LineLink href={hrefWith({ entry })} fw={600} lang={language}>
      {title}
    </LineLink>
  );
}

const COLUMNS: Column<ReviewRow>[] = [
  {
    title: adminSharedWords.status,
    part: 'state',
    cell: ({ origin, state, isRemoved, isReworded, reports }) => (
      <Group component="span" gap="0.375rem">
        <StateBadge tone={STATE_TONES[state]}>{stateName({ origin, state, isRemoved })}</StateBadge>
        {isReworded && <StateBadge tone="quiet">{words.reworded}</StateBadge>}
        {reports > 0 && <StateBadge tone="caution">{words.reportsOf(reports)}</StateBadge>}
      </Group>
    ),
  },
  { title: words.type, short: true, cell: ({ contentType }) => typeWords[contentType] },
  { title: words.concept, cell: ({ concept }) => conceptName(concept) },
];
