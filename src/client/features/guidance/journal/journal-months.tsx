import { Button } from '@mantine/core';
import { useId } from 'react';
import { typeWords } from '#strings/guidance/content.ts';
import { journalWords } from '#strings/guidance/journal.ts';
import { type JournalMonth, toJournalEntry } from '../../../../shared/guidance/journal-months.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { CONTENT_LANGUAGE } from '../../../../shared/languages.ts';
import { LinkButton } from '../../../components/buttons/link-button.tsx';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { LaterBranches } from '../../../components/page/later-branches.tsx';
import { formatLongDay, formatMonth } from '../../../lib/time/dates.ts';
import { entryTitleId } from '../entry/entry-ids.ts';
import empty from '../history/history-days.module.css';
import { HistoryMore } from '../history/history-more.tsx';
import FoundExcerpt from '../history/search/found-excerpt.tsx';
import type { HistoryQuery, useHistory } from '../history/use-history.ts';
import classes from './journal.module.css';

const words = journalWords;

interface JournalMonthsProps {
  journal: ReturnType<typeof useHistory>;
  query: HistoryQuery;
  months: readonly JournalMonth<GuidanceEntry>[];
  isSearch: boolean;
  onClear: () => void;
}

/** The months of the journal, and what stands in their place while there are none. */
export function JournalMonths({
  journal: { list, error, retry },
  query,
  months,
  isSearch,
  onClear,
}: JournalMonthsProps) {
  if (!list && error) return <LoadFailed error={error} message={words.failed} onRetry={retry} />;
  if (!list) return <Skeletons heights={[1.75, 9, 9]} />;
  if (months.length === 0) return isSearch ? <NothingFound onClear={onClear} /> : <NothingYet />;
  return (
    <>
      {months.map(({ month, entries }) => (
        <Month key={month} month={month} entries={entries} search={query.q ?? ''} />
      ))}
      <div className={classes.more}>
        <HistoryMore
          key={JSON.stringify(query)}
          query={query}
          hasMore={list.hasMore}
          label={words.more}
          onCame={() => {}}
        />
      </div>
    </>
  );
}

function Month({ month, entries, search }: JournalMonth<GuidanceEntry> & { search: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes.month}>
      <h2 id={headingId} className={classes.name}>
        <time dateTime={month}>{formatMonth(`${month}-01`)}</time>
      </h2>
      {entries.map((entry) => (
        <Written key={entry.id} entry={entry} search={search} />
      ))}
    </section>
  );
}

function Written({ entry, search }: { entry: GuidanceEntry; search: string }) {
  const written = toJournalEntry(entry);
  const { id, localDate, title, language, contentType, reference, questions, userReflection } = written;
  const titleId = entryTitleId(id);
  return (
    <article aria-labelledby={titleId} className={classes.entry}>
      <p className={classes.facts}>
        <time dateTime={localDate}>{formatLongDay(localDate)}</time>
      </p>
      <h3 id={titleId} tabIndex={-1} lang={language} className={classes.title}>
        {title}
      </h3>
      <p className={classes.facts}>
        {typeWords[contentType]}
        {reference && (
          <>
            {' · '}
            <span lang={CONTENT_LANGUAGE}>{reference}</span>
          </>
        )}
      </p>
      {questions.length > 0 && (
        <ul lang={language} className={classes.questions}>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      <p dir="auto" className={classes.words}>
        {userReflection}
      </p>
      {search && (
        <FoundExcerpt entry={entry} search={search} shown={[title, reference ?? '', ...questions, userReflection]} />
      )}
    </article>
  );
}

function NothingYet() {
  return (
    <div className={empty.empty}>
      <LaterBranches className={empty.art} />
      <h2>{words.empty.title}</h2>
      <p>{words.empty.message}</p>
      <LinkButton href="/dashboard" variant="default">
        {words.empty.home}
      </LinkButton>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className={empty.empty}>
      <h2>{words.nothing.title}</h2>
      <p>{words.nothing.message}</p>
      <Button variant="default" onClick={onClear}>
        {words.nothing.clear}
      </Button>
    </div>
  );
}
