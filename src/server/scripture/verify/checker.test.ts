import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptureChecker } from './checker.ts';

// Its thread builds an index of the Bible for the first check after it was closed, which takes a second.
const checker = createScriptureChecker();
afterAll(() => checker.close());

/** How busy this thread was while it waited for the first check, from 0 to 1. */
let busy: number;
beforeAll(async () => {
  const before = performance.eventLoopUtilization();
  await checker.check(['“Bear ye one another’s failures, and so fulfil the law of Christ” (Galatians 6:2).']);
  busy = performance.eventLoopUtilization(before).utilization;
});

test('building the index and checking leaves the event loop free', () => {
  // In this thread the loop would work all the time.
  expect(busy).toBeLessThan(0.5);
});

test('tells what is misquoted and what does not exist, and passes the rest (G1)', async () => {
  const errors = await checker.check([
    '“Bear ye one another’s burdens” (Galatians 6:2).',
    '“Bear ye one another’s failures, and so fulfil the law of Christ” (Galatians 6:2).',
    'Read Romans 17:1 tonight.',
    'A friend who listens is worth a great deal.',
  ]);
  expect(errors).toEqual([
    {
      code: 'quotation_altered',
      params: {
        quoted: 'Bear ye one another’s failures, and so fulfil the law of Christ',
        expected: expect.stringContaining('burdens'),
      },
    },
    { code: 'reference_missing', params: { reference: 'Romans 17:1' } },
  ]);
});

test('answers each of many checks at once with its own errors', async () => {
  const answers = await Promise.all([7, 8, 9, 10].map((number) => checker.check([`See Galatians ${number}:1.`])));
  expect(answers).toEqual(
    [7, 8, 9, 10].map((number) => [{ code: 'reference_missing', params: { reference: `Galatians ${number}:1` } }]),
  );
});

test('checks again after its thread has ended', async () => {
  await checker.check(['See Galatians 7:1.']);
  await checker.close();
  expect(await checker.check(['See Galatians 7:1.'])).toHaveLength(1);
});

test('a check that runs while it is closed fails', async () => {
  const checking = checker.check(['See Galatians 7:1.']);
  const failed = expect(checking).rejects.toThrow('stopped');
  await checker.close();
  await failed;
});
