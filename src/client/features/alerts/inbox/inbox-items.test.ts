import { expect, test } from 'vitest';
import type { DeliveryRecord } from '../../../../shared/alerts.ts';
import { isNewSince, joinDeliveries } from './inbox-items.ts';

let lastId = 0;

function record(fields: Partial<DeliveryRecord> = {}): DeliveryRecord {
  lastId += 1;
  const at = new Date('2027-03-01T09:00Z');
  return {
    ...{ id: lastId, kind: 'guidance', channel: 'email', status: 'sent', errorCode: null, attempts: 1 },
    ...{
      dueAt: at,
      finishedAt: at,
      createdAt: new Date('2027-03-01T08:30Z'),
      entryId: 7,
      title: 'Stay',
      language: 'en',
    },
    contentType: 'prayer',
    deliveredAt: null,
    readAt: null,
    ...fields,
  };
}

const titles = (records: DeliveryRecord[]) => joinDeliveries(records).map(({ title }) => title);

test('an entry on several channels is one item, its deliveries in the order they were made', () => {
  const items = joinDeliveries([
    record({ channel: 'sms', id: 3 }),
    record({ channel: 'app', id: 1 }),
    record({ id: 2 }),
  ]);
  expect(items).toHaveLength(1);
  expect(items[0]?.deliveries.map(({ channel }) => channel)).toEqual(['app', 'email', 'sms']);
});

test('the newest message comes first', () => {
  const late = record({ entryId: 8, title: 'Ask', dueAt: new Date('2027-03-02T04:30Z') });
  expect(titles([record(), late])).toEqual(['Ask', 'Stay']);
});

test('a message that will appear in the app later is not in the list yet', () => {
  expect(titles([record({ channel: 'app', status: 'pending', finishedAt: null })])).toEqual([]);
});

test('each mail about the account is an item of its own', () => {
  const mail = { kind: 'test', entryId: null, title: null } as const;
  expect(joinDeliveries([record(mail), record(mail)])).toHaveLength(2);
});

test('an item is new when a delivery ended since the member last looked', () => {
  const [item] = joinDeliveries([record(), record({ finishedAt: new Date('2027-03-01T09:05Z') })]);
  if (!item) throw new Error('there is no item');
  const since = (seenAt: string | null) => isNewSince(item, seenAt === null ? null : new Date(seenAt));
  expect([since(null), since('2027-03-01T09:04Z'), since('2027-03-01T09:05Z')]).toEqual([true, true, false]);
  expect(isNewSince(item, undefined), 'before it is loaded').toBe(false);
});
