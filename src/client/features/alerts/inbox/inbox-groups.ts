import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { localDateOf } from '../../../lib/dates.ts';

/** One thing a member was sent, with every way it went. */
export interface InboxItem {
  key: string;
  kind: DeliveryRecord['kind'];
  /** The guidance it brought; null where it brought none. */
  entryId: number | null;
  title: string | null;
  /** What kind of guidance it is; null where it is none, or nothing is known of it yet. */
  contentType: DeliveryRecord['contentType'];
  /** The moment it was for. */
  at: Date;
  /** When the last of it ended; null while it is on its way. */
  endedAt: Date | null;
  ways: DeliveryRecord[];
}

export interface InboxDay {
  localDate: string;
  items: InboxItem[];
}

/** Puts together what is one message in several ways, and groups it by the member's day, newest first. */
export function groupDeliveries(records: readonly DeliveryRecord[], timeZone: string): InboxDay[] {
  const items = new Map<string, InboxItem>();
  for (const record of newestFirst(records)) {
    // In the app an entry is simply there at its time: until then there is nothing to say.
    if (record.channel === 'app' && (record.status === 'pending' || record.status === 'sending')) continue;
    const key = keyOf(record);
    const { kind, entryId, title, contentType, dueAt } = record;
    const item = items.get(key) ?? { key, kind, entryId, title, contentType, at: dueAt, endedAt: null, ways: [] };
    items.set(key, item);
    item.title ??= title;
    item.contentType ??= contentType;
    item.ways.unshift(record);
    if (record.finishedAt && (!item.endedAt || record.finishedAt > item.endedAt)) item.endedAt = record.finishedAt;
  }
  const sorted = [...items.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
  const days = new Map<string, InboxItem[]>();
  for (const item of sorted) {
    const localDate = localDateOf(item.at, timeZone);
    days.set(localDate, [...(days.get(localDate) ?? []), item]);
  }
  return [...days].map(([localDate, list]) => ({ localDate, items: list }));
}

/** Whether something of it ended since an instant; everything did where there is none. */
export function isNewSince({ endedAt }: InboxItem, seenAt: Date | null): boolean {
  return endedAt !== null && (seenAt === null || endedAt > seenAt);
}

/** One list out of pages that may overlap; of what is there twice, the first is taken. */
export function mergeRecords(...pages: (readonly DeliveryRecord[])[]): DeliveryRecord[] {
  const known = new Map<number, DeliveryRecord>();
  for (const record of pages.flat()) if (!known.has(record.id)) known.set(record.id, record);
  return [...known.values()];
}

function keyOf({ id, kind, entryId, dueAt }: DeliveryRecord): string {
  return kind === 'guidance' && entryId !== null ? `${entryId}@${dueAt.getTime()}` : `delivery-${id}`;
}

function newestFirst(records: readonly DeliveryRecord[]): DeliveryRecord[] {
  return [...records].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
}
