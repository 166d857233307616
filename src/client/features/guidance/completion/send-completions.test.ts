import { setTimeout } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enqueue, loadPending, requeue, type StoredCompletion } from './completion-queue.ts';
import { flushQueue, type Sender, sendNew } from './send-completions.ts';

const RUTH = 12;
const WORDS = 'Anna stayed with me all that winter.';
const stored: StoredCompletion[] = [];
const drafts = vi.hoisted(() => ({ refused: [] as string[], dropped: [] as number[] }));
let storageRefused = false;

vi.mock('../../../lib/offline/offline-database.ts', () => ({
  readStored: async (_name: string, userId: number) => stored.filter((completion) => completion.userId === userId),
  putIfAbsent: async (_name: string, _key: number, completion: StoredCompletion) => {
    if (storageRefused) throw new DOMException('No.', 'InvalidStateError');
    const first = stored.find(({ entryId }) => entryId === completion.entryId);
    if (!first) stored.push(completion);
    return first ?? completion;
  },
  deleteIf: async (_name: string, _userId: number, key: number, isOwn: (kept: StoredCompletion) => boolean) => {
    const at = stored.findIndex((kept) => kept.entryId === key && isOwn(kept));
    if (at >= 0) stored.splice(at, 1);
  },
}));
vi.mock('./completion-drafts.ts', () => ({
  storeRefusedWords: (_userId: number, _entryId: number, text: string) => void drafts.refused.push(text),
  deleteDrafts: (_userId: number, entryId: number) => void drafts.dropped.push(entryId),
}));
vi.mock('../../../lib/session/session.ts', async (original) => ({
  ...(await original<object>()),
  readUserId: () => RUTH,
}));

const completion = (entryId: number, userReflection: string | null = null): StoredCompletion => ({
  userId: RUTH,
  entryId,
  title: `Entry ${entryId}`,
  userReflection,
});

beforeEach(async () => {
  stored.length = 0;
  drafts.refused.length = 0;
  drafts.dropped.length = 0;
  storageRefused = false;
  await loadPending(RUTH);
});

/** A server with an answer for each entry: an error status, null for no connection, or the words that it has stored. */
function answering(answers: Record<number, number | string | null>): { sender: Sender; asked: number[] } {
  const asked: number[] = [];
  const call = async ({ id, userReflection }: { id: number; userReflection: string | null }) => {
    asked.push(id);
    const answer = answers[id];
    if (answer === null) throw new TypeError('Failed to fetch');
    if (typeof answer === 'number') throw { data: { httpStatus: answer }, message: 'No.' };
    const entry = { id, isCompleted: true, userReflection: answer ?? userReflection };
    return { entry, stats: {}, care: null, offersCare: false } as unknown as Awaited<ReturnType<Sender['call']>>;
  };
  return { sender: { cache: new QueryClient(), call }, asked };
}

/** Queues completions as an earlier offline visit does. */
async function leaveWaiting(...completions: StoredCompletion[]): Promise<void> {
  for (const each of completions) {
    await enqueue(each);
    requeue(each);
  }
}

const idsOf = (completions: readonly StoredCompletion[]) => completions.map(({ entryId }) => entryId);
const statesOf = async () => (await loadPending(RUTH)).map(({ entryId, state }) => [entryId, state]);

test('queued completions are sent once, in the order they were made', async () => {
  await leaveWaiting(completion(1), completion(2), completion(3));
  const { sender, asked } = answering({});
  expect(idsOf((await flushQueue(RUTH, sender)).completed)).toEqual([1, 2, 3]);
  expect((await flushQueue(RUTH, sender)).completed).toEqual([]);
  expect(asked).toEqual([1, 2, 3]);
  expect(stored).toEqual([]);
});

test('a refused completion is reported and not retried, its words are kept, and the others are sent', async () => {
  await leaveWaiting(completion(1), completion(2, WORDS), completion(3));
  const { sender } = answering({ 2: 404 });
  const result = await flushQueue(RUTH, sender);
  expect(idsOf(result.completed)).toEqual([1, 3]);
  expect(idsOf(result.refused)).toEqual([2]);
  expect(drafts.refused).toEqual([WORDS]);
  expect(stored).toEqual([]);
});

test.each([
  ['there is no network after all', null],
  ['the session has ended', 401],
  ['the server is busy', 429],
  ['the server is broken', 500],
])('when %s, a completion stays queued and no later one is sent', async (_why, status) => {
  await leaveWaiting(completion(1), completion(2), completion(3));
  const { sender, asked } = answering({ 2: status });
  expect(idsOf((await flushQueue(RUTH, sender)).remaining)).toEqual([2, 3]);
  expect(asked).toEqual([1, 2]);
  expect(idsOf(stored)).toEqual([2, 3]);
});

test('a completion is sent without an age at once, and with it later, also by a clock that is wrong', async () => {
  vi.useFakeTimers({ now: new Date('2001-01-01T08:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const madeAt = new Date().toISOString();
  const sent: unknown[] = [];
  const answers: Record<number, null> = { 1: null };
  const { sender } = answering(answers);
  const watching: Sender = {
    ...sender,
    call: (input) => {
      sent.push(input);
      return sender.call(input);
    },
  };
  await sendNew({ ...completion(1), madeAt }, watching);
  delete answers[1];
  vi.setSystemTime(new Date('2001-01-02T08:00:00.900Z'));
  await flushQueue(RUTH, watching);
  // An earlier version stored no time.
  await leaveWaiting(completion(2));
  await flushQueue(RUTH, watching);
  expect(sent).toEqual([
    { id: 1, userReflection: null },
    { id: 1, userReflection: null, secondsAgo: 24 * 60 * 60 },
    { id: 2, userReflection: null },
  ]);
});

test('another member’s completions stay in the queue', async () => {
  await leaveWaiting(completion(1));
  const { sender, asked } = answering({});
  await flushQueue(RUTH + 1, sender);
  expect(asked).toEqual([]);
  expect(idsOf(stored)).toEqual([1]);
});

test('a new completion is stored while it is sent, and no tab sends it a second time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sender, asked } = answering({});
  const slow: Sender = { ...sender, call: (input) => promise.then(() => sender.call(input)) };
  const outcome = sendNew(completion(1, WORDS), slow);
  await expect.poll(() => idsOf(stored)).toEqual([1]);
  expect(await statesOf()).toEqual([[1, 'sending']]);
  vi.resetModules();
  const otherTab = await import('./send-completions.ts');
  const waiting = Promise.all([flushQueue(RUTH, sender), otherTab.flushQueue(RUTH, sender)]);
  await setTimeout();
  resolve();
  expect(await outcome).toEqual({ kind: 'completed', care: null });
  await waiting;
  expect(asked).toEqual([1]);
  expect(drafts).toEqual({ refused: [], dropped: [1] });
  expect(stored).toEqual([]);
});

test('a new completion whose entry the server has with other words keeps its own words as a draft (D13)', async () => {
  const { sender } = answering({ 1: 'What I wrote on my telephone.' });
  expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'elsewhere' });
  expect(drafts).toEqual({ refused: [WORDS], dropped: [] });
  await expect.poll(() => stored).toEqual([]);
});

test.each([401, 404, 500, 503])(
  'a new completion that the server answers with %s is rolled back, and its words are kept',
  async (status) => {
    const { sender } = answering({ 1: status });
    expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'refused' });
    expect(drafts).toEqual({ refused: [WORDS], dropped: [] });
    expect(await statesOf()).toEqual([]);
  },
);

test('a new completion without an answer is queued, and its drafts are deleted', async () => {
  const { sender } = answering({ 1: null });
  expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'later', waiting: completion(1, WORDS) });
  expect(await statesOf()).toEqual([[1, 'waiting']]);
  expect(idsOf(stored)).toEqual([1]);
  expect(drafts).toEqual({ refused: [], dropped: [1] });
});

test('a new completion that can neither be sent nor stored is rolled back, and its words are kept', async () => {
  storageRefused = true;
  const { sender } = answering({ 1: null });
  expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'refused' });
  expect(await statesOf()).toEqual([]);
  expect(drafts).toEqual({ refused: [WORDS], dropped: [] });
});

test('without an answer, other words for an entry that another tab completed are kept and replace nothing', async () => {
  const first = completion(1, 'What I wrote in the other tab.');
  stored.push(first);
  const { sender } = answering({ 1: null });
  expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'elsewhere', waiting: first });
  expect(stored).toEqual([first]);
  expect(await statesOf()).toEqual([[1, 'waiting']]);
  expect(drafts).toEqual({ refused: [WORDS], dropped: [] });
});

test('settling a completion leaves the completion of another tab in the queue', async () => {
  const first = completion(1, 'What I wrote in the other tab.');
  stored.push(first);
  const { sender } = answering({});
  expect(await sendNew(completion(1, WORDS), sender)).toEqual({ kind: 'completed', care: null });
  expect(stored).toEqual([first]);
});
