import { expect, test } from 'vitest';
import type { ConsentEvent } from '../../../../shared/alerts.ts';
import { uniqueById } from '../../../lib/calls/use-pages.ts';
import { collectRows, toCsv, toJson } from './ledger-file.ts';

const row = (id: number, change: Partial<ConsentEvent> = {}): ConsentEvent => ({
  id,
  channel: 'email',
  action: 'opt_in',
  source: 'settings',
  wordingVersion: null,
  wording: null,
  createdAt: new Date('2027-03-01T08:05:00Z'),
  addressHash: null,
  proof: null,
  ...change,
});

test('all pages are read, and a row that appears on two pages is kept once', async () => {
  const pages = [[row(5), row(4)], [row(4), row(3)], [row(2)]];
  const asked: number[] = [];
  const rows = await collectRows(async (page) => {
    asked.push(page);
    return { events: pages[page - 1] ?? [], hasMore: page < pages.length };
  });
  expect(asked).toEqual([1, 2, 3]);
  expect(rows.map(({ id }) => id)).toEqual([5, 4, 3, 2]);
  expect(uniqueById([])).toEqual([]);
});

test('the CSV quotes every cell, so that commas, quotes and line breaks stay in their cell', () => {
  const wording = 'You agree, and may stop "at once":\nby one click';
  const csv = toCsv([row(1, { wordingVersion: 'settings-1', wording, addressHash: 'abc' }), row(2)], 'Europe/London');
  expect(csv).toBe(
    '\uFEFF"Time (UTC)","Local time (Europe/London)","Channel","What happened","Where","Wording version","Wording shown","Address (keyed hash)"\r\n' +
      '"2027-03-01T08:05:00.000Z","Mar 1, 2027, 8:05 AM","Email","Switched on","In Settings","settings-1","You agree, and may stop ""at once"":\nby one click","abc"\r\n' +
      '"2027-03-01T08:05:00.000Z","Mar 1, 2027, 8:05 AM","Email","Switched on","In Settings","","",""\r\n',
  );
});

test('a value without a label is written by its name', () => {
  const csv = toCsv([row(1, { channel: 'carrier_pigeon', source: 'a_new_place' })], 'UTC');
  expect(csv).toContain('"carrier pigeon","Switched on","a new place"');
});

test('C12: a confirmed slot is named by its channel, its day and its time', () => {
  const csv = toCsv([row(1, { channel: 'sms:monday-2200' })], 'UTC');
  expect(csv).toContain('"SMS on Monday at 10:00 PM","Switched on","In Settings"');
});

test('the JSON contains the rows as the server returned them', () => {
  const about = { userId: 7, timeZone: 'UTC', exportedAt: new Date('2027-03-02T00:00:00Z') };
  const file = JSON.parse(toJson([row(1)], about));
  expect(file).toMatchObject({ userId: 7, exportedAt: '2027-03-02T00:00:00.000Z' });
  expect(file.events).toEqual([JSON.parse(JSON.stringify(row(1)))]);
});
