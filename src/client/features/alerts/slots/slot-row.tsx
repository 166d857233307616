import { slotWords as words } from '#strings/alerts/slots.ts';
import { channelWords } from '#strings/channels/all.ts';
import { typeWords } from '#strings/guidance/content.ts';
import type { SlotRecord, SlotWay } from '../../../../shared/alerts/slots.ts';
import { StateBadge } from '../../../components/text/state-badge.tsx';
import { formatTime } from '../../../lib/time/dates.ts';
import { entryHref, MessageRow } from '../messages/message-row.tsx';
import type { ReasonReader } from '../reasons/delivery-reason.ts';
import { describeSlot, describeWay, SLOT_TONES, type SlotLine } from './slot-sentences.ts';
import classes from './slots.module.css';

interface SlotRowProps {
  slot: SlotRecord;
  timeZone: string;
  now: number;
  isToday: boolean;
  reader: ReasonReader;
}

/** One slot: its time and title, and on each channel how far it came, why, and what to do. */
export function SlotRow({ slot, timeZone, now, isToday, reader }: SlotRowProps) {
  const { at, contentType, title, language, entryId, ways } = slot;
  const hasEntry = title !== null && entryId !== null;
  const isDue = at.getTime() <= now;
  return (
    <MessageRow
      title={hasEntry ? title : typeWords[contentType]}
      lang={(hasEntry && language) || undefined}
      href={hasEntry ? entryHref(entryId, isToday) : null}
      contentType={contentType}
      at={at}
      timeZone={timeZone}
    >
      <dl className={classes.ways}>
        {ways.length === 0 ? (
          <Line name={null} line={describeSlot(slot, reader)} />
        ) : (
          ways.map((way) => (
            <Line
              key={way.id}
              name={nameWay(way.channel)}
              line={describeWay(way, isDue, (instant) => formatTime(instant, timeZone), reader)}
            />
          ))
        )}
      </dl>
    </MessageRow>
  );
}

function Line({ name, line: { state, sentence } }: { name: string | null; line: SlotLine }) {
  return (
    <div className={classes.way}>
      <dt>
        {name}
        <StateBadge tone={SLOT_TONES[state]}>{words.states[state]}</StateBadge>
      </dt>
      <dd>{sentence}</dd>
    </div>
  );
}

function nameWay(channel: SlotWay['channel']): string {
  return channel === 'app' ? words.app : channelWords[channel].name;
}
