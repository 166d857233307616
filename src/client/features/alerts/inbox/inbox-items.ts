import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { isMethod } from '../../../../shared/channels/channels.ts';

/** One message to a member, with a delivery for each channel. */
export interface InboxItem {
  key: string;
  kind: DeliveryRecord['kind'];
  /** The id of its entry; null for other messages. */
  entryId: number | null;
  title: string | null;
  /** The language of the title; null without one. */
  language: string | null;
  /** The kind of guidance; null for other messages and while it is not known. */
  contentType: DeliveryRecord['contentType'];
  /** The instant it was due. */
  at: Date;
  /** When its last finished delivery ended; null while none has. */
  endedAt: Date | null;
  deliveries: DeliveryRecord[];
}

/** Joins the deliveries of each message. Returns the messages, newest first. */
export function joinDeliveries(records: readonly DeliveryRecord[]): InboxItem[] {
  const items = new Map<string, InboxItem>();
  for (const record of newestFirst(records)) {
    // An entry appears in the app at its slot, so leave out its row until then.
    if (!isMethod(record.channel) && (record.status === 'pending' || record.status === 'sending')) continue;
    const key = keyOf(record);
    const { kind, entryId, title, language, contentType, dueAt } = record;
    const fresh = { key, kind, entryId, title, language, contentType, at: dueAt, endedAt: null, deliveries: [] };
    const item: InboxItem = items.get(key) ?? fresh;
    items.set(key, item);
    item.title ??= title;
    item.language ??= language;
    item.contentType ??= contentType;
    item.deliveries.unshift(record);
    if (record.finishedAt && (!item.endedAt || record.finishedAt > item.endedAt)) item.endedAt = record.finishedAt;
  }
  return [...items.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Returns whether one of its deliveries ended after the inbox was last open. If it was never open (null), every ended
 * delivery is new; if that is not known yet (undefined), none is.
 */
export function isNewSince({ endedAt }: InboxItem, seenAt: Date | null | undefined): boolean {
  return endedAt !== null && seenAt !== undefined && (seenAt === null || endedAt > seenAt);
}

function keyOf({ id, kind, entryId, dueAt }: DeliveryRecord): string {
  return kind === 'guidance' && entryId !== null ? `${entryId}@${dueAt.getTime()}` : `delivery-${id}`;
}

function newestFirst(records: readonly DeliveryRecord[]): DeliveryRecord[] {
  return [...records].sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id);
}
