import SqliteClient from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeliveries, listSlots } from './domains/alerts/delivery-log/service.ts';
import { findPerson, setupLink } from './domains/auth/roles/service.ts';
import { secondStepState } from './domains/auth/second-step/service.ts';
import { resendVerification } from './domains/auth/service.ts';
import { listEvents } from './domains/consent/ledger.ts';
import { addGoal, getGoal } from './domains/guidance/goals/service.ts';
import { pausedUntil } from './domains/schedule/pauses/service.ts';
import type { MemberActor } from './lib/actor.ts';
import { createMember, memberActor, SYSTEM } from './testing/members/members.ts';
import { createTestSite, type TestSite } from './testing/site.ts';
import { temporaryFile } from './testing/temporary-file.ts';

const AFTER_LAST = { page: 9, limit: 100 };

let site: TestSite;
let ruth: MemberActor;
let goal: number;
let other: SqliteClient.Database;

beforeEach(async () => {
  const file = temporaryFile('hesed.db');
  site = createTestSite({ file });
  ruth = await memberActor(site, await createMember(site, { email: 'ruth@parish.example' }));
  goal = (await addGoal(site, ruth, { title: 'Write to Naomi', target: 3 })).id;
  site.db.client.pragma('busy_timeout = 0');
  other = new SqliteClient(file);
  other.exec('BEGIN IMMEDIATE');
});
afterEach(() => {
  other.close();
  site.db.close();
});

test.each<[string, () => Promise<unknown>, unknown]>([
  ['consents', () => listEvents(site, SYSTEM, ruth.userId, AFTER_LAST), expect.objectContaining({ events: [] })],
  [
    'messages',
    () => listDeliveries(site, SYSTEM, ruth.userId, AFTER_LAST),
    expect.objectContaining({ deliveries: [] }),
  ],
  [
    'slots',
    () => listSlots(site, SYSTEM, ruth.userId, { ...AFTER_LAST, show: 'all' }),
    expect.objectContaining({ slots: [] }),
  ],
  ['a goal', () => getGoal(site, ruth, goal), expect.objectContaining({ title: 'Write to Naomi' })],
  ['the end of a pause', () => pausedUntil(site, ruth.userId), null],
  ['the state of the second step', () => secondStepState(site, ruth), expect.objectContaining({ enabled: false })],
  ['whether the address is confirmed', () => resendVerification(site, ruth), null],
  [
    'an account by its address',
    () => findPerson(site, 'ruth@parish.example'),
    expect.objectContaining({ role: 'member' }),
  ],
  ['the link that makes the first administrator', () => setupLink(site), expect.stringContaining('/setup?token=')],
])('reading %s does not wait for the database’s write lock', async (_what, read, answer) => {
  expect(await read()).toEqual(answer);
});
