import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { slotWords as words } from '#strings/alerts/slots.ts';
import { typeWords } from '#strings/guidance/content.ts';
import { SLOT_FILTERS, type SlotFilter } from '../../../../shared/alerts/slot-filters.ts';
import type { SlotRecord } from '../../../../shared/alerts/slots.ts';
import { PagedList } from '../../../components/loading/paged-list.tsx';
import { QueryPlaceholder } from '../../../components/loading/query-placeholder.tsx';
import { SectionIntro } from '../../../components/page/section-card.tsx';
import { ZoneSentence } from '../../../components/text/marked-part.tsx';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { uniqueById, usePages } from '../../../lib/calls/use-pages.ts';
import { formatDay, formatTime, localDateOf } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { trpc } from '../../../trpc.ts';
import type { ReasonReader } from '../deliveries/delivery-reason.ts';
import { nameChannel } from '../deliveries/name-channel.ts';
import { useInboxEvents } from '../inbox/use-inbox-events.ts';
import { TimelineDays } from '../timeline/timeline-days.tsx';
import { entryHref, TimelineRow } from '../timeline/timeline-row.tsx';
import classes from './slot-history.module.css';
import { describeSlot, describeSlotOnChannel, SLOT_TONES, type SlotStateSentence } from './slot-state.ts';

const PAGE_SIZE = 6;
const FILTERS = SLOT_FILTERS.map((value) => ({ value, label: words.filters[value] }));

interface SlotHistoryProps {
  userId: number;
  timeZone: string;
  reader: ReasonReader;
  /** The end of the pause of all guidance; null without one. */
  pausedUntil?: Date | null;
}

/** Lists a member's slots with their outcomes by day, latest first, without the texts of messages (rules.md C33). */
export function SlotHistory({ userId, timeZone, reader, pausedUntil = null }: SlotHistoryProps) {
  const [show, setShow] = useState<SlotFilter>('all');
  const readerWords = reader === 'admin' ? words.toAdmin : words;
  const isPaused = pausedUntil !== null && (show === 'all' || show === 'coming');
  return (
    <>
      <SectionIntro>
        {readerWords.intro} <ZoneSentence sentence={words.times} timeZone={timeZone} />
      </SectionIntro>
      <NativeSelect
        label={words.show}
        data={FILTERS}
        value={show}
        onChange={(event) => setShow(SLOT_FILTERS.find((each) => each === event.currentTarget.value) ?? show)}
        maw="16rem"
        mt="md"
        mb="1.5rem"
      />
      <Slots
        key={show}
        {...{ userId, show, timeZone, reader }}
        empty={isPaused ? words.emptyPaused(formatDay(localDateOf(pausedUntil, timeZone))) : readerWords.empty[show]}
      />
    </>
  );
}

interface SlotsProps extends Omit<SlotHistoryProps, 'pausedUntil'> {
  show: SlotFilter;
  /** The sentence shown when there are no slots. */
  empty: string;
}

function Slots({ userId, show, timeZone, reader, empty }: SlotsProps) {
  const { history } = trpc.useUtils().alerts;
  const pages = usePages((page) => history.slots.queryOptions({ userId, show, limit: PAGE_SIZE, page }));
  useInboxEvents(() => void pages.refetch());
  const slots = uniqueById(pages.loaded.flatMap((page) => page.slots));
  if (pages.loaded.length === 0)
    return <QueryPlaceholder query={pages} loading={[1.5, 5, 5, 5]} message={words.failed} />;
  if (slots.length === 0) return <Text c="dimmed">{empty}</Text>;
  return (
    <PagedList pages={pages} shown={slots.length} words={words}>
      <TimelineDays
        name="sent"
        items={slots}
        timeZone={timeZone}
        words={words}
        row={(slot, isToday) => (
          <SlotRow key={slot.id} slot={slot} timeZone={timeZone} isToday={isToday} reader={reader} />
        )}
      />
    </PagedList>
  );
}

interface SlotRowProps {
  slot: SlotRecord;
  timeZone: string;
  isToday: boolean;
  reader: ReasonReader;
}

/** One slot: its time and title, and for each channel the state, the reason and advice. */
function SlotRow({ slot, timeZone, isToday, reader }: SlotRowProps) {
  const { at, contentType, title, language, entryId, ways } = slot;
  const hasEntry = title !== null && entryId !== null;
  const isDue = at <= useNow();
  return (
    <TimelineRow
      title={hasEntry ? title : typeWords[contentType]}
      lang={(hasEntry && language) || undefined}
      href={hasEntry ? entryHref(entryId, isToday) : null}
      contentType={contentType}
      at={at}
      timeZone={timeZone}
    >
      <Stack gap="xs">
        {ways.length === 0 ? (
          <Line name={null} line={describeSlot(slot, reader)} />
        ) : (
          ways.map((each) => (
            <Line
              key={each.id}
              name={nameChannel(each.channel, words.app)}
              line={describeSlotOnChannel(each, { at, isDue }, (instant) => formatTime(instant, timeZone), reader)}
            />
          ))
        )}
      </Stack>
    </TimelineRow>
  );
}

function Line({ name, line: { state, sentence } }: { name: string | null; line: SlotStateSentence }) {
  return (
    <div className={classes.channel}>
      <p className={classes.state}>
        {name}
        <StateBadge tone={SLOT_TONES[state]}>{words.states[state]}</StateBadge>
      </p>
      {sentence !== '' && <p className={classes.sentence}>{sentence}</p>}
    </div>
  );
}
