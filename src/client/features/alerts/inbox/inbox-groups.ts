import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { localDateOf } from '../../../lib/time/dates.ts';

/** One message to a member, with a delivery for each channel. */
export interface InboxItem {
  key: string;
  kind: DeliveryRecord['kind'];
  /** The guidance it brought; null where it brought none. */
  entryId: number | null;
  title: string | null;
  /** The language of the title; null without one. */
  language: string | null;
  /** The kind of guidance; null for other messages and while it is not known. */
  contentType: DeliveryRecord['contentType'];
  /** The instant it was due. */
  at: Date;
  /** When its last delivery ended; null while one is on its way. */
  endedAt: Date | null;
  ways: DeliveryRecord[];
}

export interface InboxDay {
  localDate: string;
  items: InboxItem[];
}

/** Joins the deliveries of one message, and groups the messages by the member's day, newest first. */
export function groupDeliveries(records: readonly DeliveryRecord[], timeZone: string): InboxDay[] {
  const items = new Map<string, InboxItem>();
  for (const record of newestFirst(records)) {
    // An entry appears in the app at its time; until then its row is left out.
    if (record.channel === 'app' && (record.status === 'pending' || record.status === 'sending')) continue;
    const key = keyOf(record);
    const { kind, entryId, title, language, contentType, dueAt } = record;
    const fresh = { key, kind, entryId, title, language, contentType, at: dueAt, endedAt: null, ways: [] };
    const item: InboxItem = items.get(key) ?? fresh;
    items.set(key, item);
    item.title ??= title;
    item.language ??= language;
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

/** Returns whether one of its deliveries ended after an instant; without an instant, any ended delivery counts. */
export function isNewSince({ endedAt }: InboxItem, seenAt: Date | null): boolean {
  return endedAt !== null && (seenAt === null || endedAt > seenAt);
}

/** Joins pages that may overlap; of a record that is in two, the first counts. */
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
