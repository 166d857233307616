import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inBackground } from './background-work.ts';

/** Keeps the process busy, as a query does. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('the event loop turns after a few milliseconds of background work, and the rest comes later', async () => {
  let done = 0;
  const all = Promise.all(
    Array.from({ length: 20 }, () =>
      inBackground(async () => {
        keepBusy(3);
        await Promise.resolve();
        done += 1;
      }),
    ),
  );
  const between: number[] = [];
  for (let before = 0; done < 20; before = done) {
    await turn();
    between.push(done - before);
  }
  await all;
  expect(Math.max(...between)).toBeLessThanOrEqual(3);
});

test('pieces never overlap, and an error of one is told to its caller alone', async () => {
  const order: string[] = [];
  const piece = (name: string) =>
    inBackground(async () => {
      order.push(`${name} begins`);
      await turn();
      order.push(`${name} ends`);
      if (name === 'second') throw new Error('disk full');
      return name;
    });
  const ends = await Promise.allSettled(['first', 'second', 'third'].map(piece));
  expect(ends).toMatchObject([{ value: 'first' }, { reason: { message: 'disk full' } }, { value: 'third' }]);
  expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
