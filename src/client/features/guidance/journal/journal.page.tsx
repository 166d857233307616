import { Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { journalWords as words } from '#strings/guidance/journal.ts';
import { groupByMonth } from '../../../../shared/guidance/journal-months.ts';
import { DownloadButton } from '../../../components/buttons/download-button.tsx';
import { BackLink } from '../../../components/buttons/line-link.tsx';
import { PageHeading } from '../../../components/page/page-heading.tsx';
import { useMember } from '../../member/member-context.tsx';
import { FoundExcerpt } from '../history/search/lazy-found-excerpt.ts';
import { SearchBox } from '../history/search/search-box.tsx';
import { type HistoryQuery, useHistory } from '../history/use-history.ts';
import '../entry/print.css';
import classes from './journal.module.css';
import { JournalMonths } from './journal-months.tsx';

const TYPING_MS = 300;

/** All reflections of a member by month, newest first. */
export default function JournalPage() {
  const userId = useMember().account.id;
  // A link to one entry searches for its title.
  const linked = new URLSearchParams(useSearch()).get('q') ?? '';
  const [search, setSearch] = useState(linked);
  const [debounced] = useDebouncedValue(search.trim(), TYPING_MS);
  const searchBox = useRef<HTMLInputElement>(null);
  const query: HistoryQuery = { userId, env: 'production', written: 'true', q: debounced || undefined };
  const journal = useHistory(query);
  const { list } = journal;
  const months = groupByMonth(list?.entries ?? []);
  useEffect(() => {
    if (linked) void FoundExcerpt.preload();
  }, [linked]);
  const isSearch = debounced !== '';
  const isEmpty = list?.entries.length === 0;
  return (
    <Stack gap="lg" className={classes.page} data-journal>
      <BackLink href="/guidance" my="-0.5rem -1rem">
        {words.back}
      </BackLink>
      <header>
        <PageHeading title={words.title} />
        <Text c="dimmed" fz="lg" mt="0.25rem" className={classes.screenOnly}>
          {words.intro}
        </Text>
      </header>
      {(isSearch || !isEmpty) && (
        <search className={classes.screenOnly}>
          <Group gap="sm">
            <SearchBox
              box={searchBox}
              label={words.search}
              placeholder={words.search}
              clear={words.clearSearch}
              search={search}
              onSearch={setSearch}
              // Load the chunk while the member types.
              onFocus={() => void FoundExcerpt.preload()}
              flex="1 1 12rem"
            />
            <DownloadButton
              address={`/api/guidance/${userId}/journal${isSearch ? `?${new URLSearchParams({ q: debounced })}` : ''}`}
              mediaType="text/markdown"
              fileName="hesed-journal.md"
              label={isSearch ? words.downloadFound : words.download}
              busyLabel={words.preparing}
              failed={words.downloadFailed}
              inactive={!list || isEmpty}
            />
          </Group>
        </search>
      )}
      {/* The live region stays mounted. While it is empty, a negative margin removes its gap. */}
      <Text role="status" fw={600} mt={isSearch ? 0 : '-1.25rem'} className={classes.screenOnly}>
        {isSearch && !journal.error && describeResults(journal)}
      </Text>
      <JournalMonths
        journal={journal}
        query={query}
        months={months}
        onClear={() => {
          setSearch('');
          searchBox.current?.focus();
        }}
      />
    </Stack>
  );
}

function describeResults({ list, isSearching }: ReturnType<typeof useHistory>): string {
  if (!list || isSearching) return words.searching;
  return (list.hasMore ? words.foundFirst : words.found)(list.entries.length);
}
