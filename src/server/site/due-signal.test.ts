import { expect, test } from 'vitest';
import { createDueSignal } from './due-signal.ts';

test('who listens hears every instant, until they stop', () => {
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

test('nobody need listen', () => {
  expect(() => createDueSignal().announce(1)).not.toThrow();
});
