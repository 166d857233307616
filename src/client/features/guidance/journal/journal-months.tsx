import { Button, Stack, Text } from '@mantine/core';
import { typeWords } from '#strings/guidance/content.ts';
import { historyWords } from '#strings/guidance/history.ts';
import { journalWords as words } from '#strings/guidance/journal.ts';
import { entryTitleId } from '../../../../shared/guidance/entry-link.ts';
import { type JournalMonth, toJournalEntry } from '../../../../shared/guidance/journal-months.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { PagedList } from '../../../components/loading/paged-list.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { EmptyState } from '../../../components/messages/empty-state.tsx';
import { PageWithIndex } from '../../../components/page/page-with-index.tsx';
import { formatLongDay, formatMonth } from '../../../lib/time/dates.ts';
import { FoundExcerpt } from '../history/search/lazy-found-excerpt.ts';
import { type HistoryQuery, type useHistory, useHistoryPages } from '../history/use-history.ts';
import classes from './journal.module.css';

interface JournalMonthsProps {
  journal: ReturnType<typeof useHistory>;
  query: HistoryQuery;
  months: readonly JournalMonth<GuidanceEntry>[];
  onClear: () => void;
}

/** Shows the journal by month, or a skeleton, an error or an empty state. */
export function JournalMonths({ journal, query, months, onClear }: JournalMonthsProps) {
  const { list } = journal;
  const pages = useHistoryPages(query, journal);
  if (!list) return <QueryPlaceholder query={journal} loading={[1.75, 9, 9]} message={words.failed} />;
  if (months.length === 0 && query.q)
    return (
      <EmptyState title={words.nothing.title}>
        <p>{words.nothing.message}</p>
        <Button variant="default" mt="xs" onClick={onClear}>
          {words.nothing.clear}
        </Button>
      </EmptyState>
    );
  if (months.length === 0)
    return (
      <EmptyState title={words.empty.title} illustrated>
        <p>{words.empty.message}</p>
        <LinkButton href="/dashboard" variant="default" mt="xs">
          {words.empty.home}
        </LinkButton>
      </EmptyState>
    );
  return (
    <PageWithIndex
      label={words.months}
      parts={months.map(({ month }) => ({ id: monthId(month), title: formatMonth(`${month}-01`) }))}
    >
      <PagedList
        key={JSON.stringify(query)}
        pages={pages}
        shown={list.entries.length}
        words={{ ...historyWords.pages, more: words.more }}
        align="center"
        className={classes.pages}
      >
        <Stack gap="2.25rem" w="100%">
          {months.map((month) => (
            <Month key={month.month} {...month} search={query.q ?? ''} />
          ))}
        </Stack>
      </PagedList>
    </PageWithIndex>
  );
}

const monthId = (month: string) => `month-${month}`;

function Month({ month, entries, search }: JournalMonth<GuidanceEntry> & { search: string }) {
  const headingId = monthId(month);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="2.25rem" className={classes.month}>
        <h2 id={headingId} tabIndex={-1} className={classes.name}>
          <time dateTime={month}>{formatMonth(`${month}-01`)}</time>
        </h2>
        {entries.map((entry) => (
          <JournalArticle key={entry.id} entry={entry} search={search} />
        ))}
      </Stack>
    </section>
  );
}

function JournalArticle({ entry, search }: { entry: GuidanceEntry; search: string }) {
  const journalEntry = toJournalEntry(entry);
  const { id, localDate, title, language, contentType, reference, questions, userReflection } = journalEntry;
  const titleId = entryTitleId(id);
  return (
    <article data-row aria-labelledby={titleId}>
      <Text c="dimmed" fz="sm">
        <time dateTime={localDate}>{formatLongDay(localDate)}</time>
      </Text>
      <h3 id={titleId} tabIndex={-1} lang={language}>
        {title}
      </h3>
      <Text c="dimmed" fz="sm" mt="0.125rem">
        {typeWords[contentType]}
        {reference && (
          <>
            {' · '}
            <span lang={CONTENT_LANGUAGE}>{reference}</span>
          </>
        )}
      </Text>
      {questions.map((question) => (
        <Text key={question} lang={language} c="dimmed" fz="sm" lh="sm" maw="none" mt="xs">
          {question}
        </Text>
      ))}
      <p dir="auto" className={classes.words}>
        {userReflection}
      </p>
      {search && (
        <FoundExcerpt entry={entry} search={search} shown={[title, reference ?? '', ...questions, userReflection]} />
      )}
    </article>
  );
}
