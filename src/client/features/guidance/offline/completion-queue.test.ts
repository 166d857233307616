import { beforeEach, expect, test, vi } from 'vitest';
import type { WaitingCompletion } from '../../../lib/offline/offline-store.ts';
import { keepForLater, type Sending, sendWaiting } from './completion-queue.ts';

const RUTH = 12;
const kept: WaitingCompletion[] = [];

vi.mock('../../../lib/offline/offline-store.ts', () => ({
  readKept: async (_kind: string, userId: number) => kept.filter((completion) => completion.userId === userId),
  keep: async (_kind: string, completion: WaitingCompletion) => void kept.push(completion),
  drop: async (_kind: string, userId: number, entryId: number) => {
    const at = kept.findIndex((completion) => completion.userId === userId && completion.entryId === entryId);
    kept.splice(at, 1);
  },
}));

beforeEach(async () => {
  kept.length = 0;
  for (const entryId of [1, 2, 3])
    await keepForLater({ userId: RUTH, entryId, title: `Entry ${entryId}`, userReflection: null });
});

/** A server that answers each entry as told: with a status, or null where it is not reached. */
function answering(statuses: Record<number, number | null>) {
  const happened: string[] = [];
  const sending: Sending = {
    async send({ entryId }) {
      happened.push(`asked ${entryId}`);
      const status = statuses[entryId];
      if (status === null) throw new TypeError('Failed to fetch');
      if (status !== undefined) throw { data: { httpStatus: status }, message: 'No.' };
    },
    onSent: ({ entryId }) => void happened.push(`sent ${entryId}`),
    onRefused: ({ entryId }) => void happened.push(`refused ${entryId}`),
  };
  return { sending, happened };
}

const waiting = () => kept.map(({ entryId }) => entryId);

test('what waited is sent once, in the order it was completed', async () => {
  const { sending, happened } = answering({});
  await sendWaiting(RUTH, sending);
  await sendWaiting(RUTH, sending);
  expect(happened).toEqual(['asked 1', 'sent 1', 'asked 2', 'sent 2', 'asked 3', 'sent 3']);
  expect(waiting()).toEqual([]);
});

test('what the server will not have is told of and not tried again; the others go on', async () => {
  const { sending, happened } = answering({ 2: 404 });
  await sendWaiting(RUTH, sending);
  expect(happened).toEqual(['asked 1', 'sent 1', 'asked 2', 'refused 2', 'asked 3', 'sent 3']);
  expect(waiting()).toEqual([]);
});

test.each([
  ['there is no network after all', null],
  ['the session is over', 401],
  ['the server is busy', 429],
  ['the server is broken', 500],
])('where %s, it goes on waiting, and nothing after it is tried', async (_why, status) => {
  const { sending, happened } = answering({ 2: status });
  await sendWaiting(RUTH, sending);
  expect(happened).toEqual(['asked 1', 'sent 1', 'asked 2']);
  expect(waiting()).toEqual([2, 3]);
});

test('another member’s are left alone', async () => {
  const { sending, happened } = answering({});
  await sendWaiting(RUTH + 1, sending);
  expect(happened).toEqual([]);
  expect(waiting()).toEqual([1, 2, 3]);
});
