import { expect, test } from 'vitest';
import { createDueSignal } from './due-signal.ts';

test('a listener gets every announced instant until it unsubscribes', () => {
  const signal = createDueSignal();
  const heard: [string, number][] = [];
  const stop = signal.listen((instant) => heard.push(['one', instant]));
  signal.listen((instant) => heard.push(['two', instant]));
  signal.announce(1);
  stop();
  signal.announce(2);
  expect(heard).toEqual([
    ['one', 1],
    ['two', 1],
    ['two', 2],
  ]);
});

test('announcing without a listener does nothing', () => {
  expect(() => createDueSignal().announce(1)).not.toThrow();
});
