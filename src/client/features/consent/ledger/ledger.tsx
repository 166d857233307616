import { Box, Group, Text } from '@mantine/core';
import { ledgerWords as words } from '#strings/consent/ledger.ts';
import type { ConsentEvent } from '../../../../shared/alerts.ts';
import type { ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { languageOfWording } from '../../../../shared/consent.ts';
import { PagedList } from '../../../components/loading/paged-list.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { Disclosure } from '../../../components/page/disclosure.tsx';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { type BadgeTone, StateBadge } from '../../../components/text/state-badge.tsx';
import { uniqueById, usePages } from '../../../lib/calls/use-pages.ts';
import { browserTimeZone, formatDateTime } from '../../../lib/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { toScheduleValues } from '../../schedule/week/schedule-values.ts';
import classes from './ledger.module.css';
import { LedgerDownload } from './ledger-download.tsx';
import { nameIn, nameOfSubject } from './ledger-names.ts';

/** Lists a member's rows of the consent ledger by page, newest first, and downloads them (decisions.md D30). */
export default function Ledger({ userId, record }: { userId: number; record: ConsentRecordName | null }) {
  const about = { userId, ...(record ? { record } : {}) };
  const { consent } = trpc.useUtils().alerts;
  const pages = usePages((page) => consent.list.queryOptions({ ...about, page }));
  const schedule = trpc.schedule.get.useQuery({ userId });
  const rows = uniqueById(pages.loaded.flatMap(({ events }) => events));
  if (pages.loaded.length === 0 || schedule.isPending)
    return <QueryPlaceholder query={pages} loading={[1.5, 4.5, 4.5, 4.5]} message={words.failed} />;
  if (rows.length === 0)
    return (
      <Text c="dimmed" lh={1.6} my="0.5rem 1rem">
        {words.empty}
      </Text>
    );

  // If the member's own zone cannot be loaded, the browser's is nearly always the same.
  const timeZone = schedule.data ? toScheduleValues(schedule.data, browserTimeZone()).timezone : browserTimeZone();
  return (
    <>
      <Text c="dimmed" lh={1.6} my="0.5rem 1rem">
        {words.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
      </Text>
      <PagedList className={classes.rows} pages={pages} shown={rows.length} words={words} gap="1.25rem">
        <Box component="ul" w="100%">
          {rows.map((row) => (
            <LedgerItem key={row.id} row={row} timeZone={timeZone} />
          ))}
        </Box>
      </PagedList>
      <LedgerDownload {...about} timeZone={timeZone} />
    </>
  );
}

const TONES: Record<ConsentEvent['action'], BadgeTone> = {
  opt_in: 'good',
  verified: 'good',
  resumed: 'good',
  opt_out: 'quiet',
  paused: 'quiet',
  wording_shown: 'quiet',
  erased: 'quiet',
};

/** One row of the ledger: what, where and when, and a fold with the wording that was on the screen. */
function LedgerItem({ row, timeZone }: { row: ConsentEvent; timeZone: string }) {
  const { channel, action, source, wordingVersion, wording, createdAt } = row;
  return (
    <li data-row className={classes.row}>
      <Group gap="0.125rem 0.75rem" justify="space-between">
        <Text span fw={600}>
          {nameOfSubject(channel)}
        </Text>
        <StateBadge tone={TONES[action]}>{words.actions[action]}</StateBadge>
      </Group>
      <p className={classes.when}>
        <span>{nameIn(words.sources, source)}</span>
        <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, timeZone)}</time>
      </p>
      {wordingVersion && (
        <Disclosure fz="sm" summary={words.words}>
          {wording ? (
            <blockquote lang={languageOfWording(wordingVersion)} className={classes.wording}>
              {wording}
            </blockquote>
          ) : (
            <Text c="dimmed" className={classes.wording}>
              {words.wordsUnknown}
            </Text>
          )}
        </Disclosure>
      )}
    </li>
  );
}
