import { initTRPC } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from '../router.ts';
import { checkOutputsAtOnce } from './output-checks.ts';

const trpc = initTRPC.create();
const answer = z.object({ id: z.number(), at: z.date() });

function callsThat(answers: () => unknown) {
  const ask = trpc.procedure.output(answer).query(answers as () => z.infer<typeof answer>);
  const router = trpc.router({ ask });
  checkOutputsAtOnce(router);
  return router.createCaller({});
}

test('an answer holds what its contract names and nothing else', async () => {
  const at = new Date(0);
  expect(await callsThat(() => ({ id: 1, at, password: 'secret' })).ask()).toEqual({ id: 1, at });
});

test('an answer that breaks its contract is a failure of ours', async () => {
  await expect(callsThat(() => ({ id: '1', at: new Date(0) })).ask()).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Output validation failed',
    cause: { name: 'ZodError' },
  });
});

test('a failure of the call itself stays what it is', async () => {
  const failing = callsThat(() => {
    throw new Error('no');
  });
  await expect(failing.ask()).rejects.toThrow('no');
});

test('every call of the product that answers at once is checked at once, and once', () => {
  checkOutputsAtOnce(appRouter);
  checkOutputsAtOnce(appRouter);
  const calls = Object.entries(appRouter._def.procedures) as unknown as [string, Call][];
  const checks = calls.flatMap(([path, { _def }]) => {
    // A stream answers for as long as somebody listens.
    if (_def.type === 'subscription') return [];
    const { middlewares } = _def;
    const awaited = middlewares.filter(({ _type }) => _type === 'output').length;
    return [[path, awaited, middlewares.filter(({ name }) => name === 'checkOutput').length]];
  });
  expect(checks.filter(([, awaited, atOnce]) => awaited !== 0 || atOnce !== 1)).toEqual([]);
});

interface Call {
  _def: { type: string; middlewares: { name: string; _type?: string }[] };
}
