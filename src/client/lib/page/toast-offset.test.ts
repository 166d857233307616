import { expect, test } from 'vitest';
import { type Box, findClearOffset } from './toast-offset.ts';

const TOAST = { top: 16, bottom: 104, left: 10, right: 380 };
const at = (top: number, bottom: number): Box => ({ top, bottom, left: 20, right: 200 });
const move = (hard: Box[], soft: Box[] = [], limit = 600) => findClearOffset(TOAST, { hard, soft }, limit);

test('a toast stays where it covers nothing', () => {
  expect(move([])).toBe(0);
  expect(move([at(104, 140), at(-40, 16)])).toBe(0);
  expect(move([{ ...at(80, 120), left: 400, right: 700 }])).toBe(0);
});

test('a toast moves below the headings it would cover, and below the next one it would then cover', () => {
  expect(move([at(84, 120)])).toBe(112);
  // Below the first it would cover 128 to 216, where the next heading is.
  expect(move([at(200, 230), at(84, 120)])).toBe(222);
});

test('a toast moves below a button it would cover, but not onto a heading', () => {
  expect(move([], [at(60, 104)])).toBe(96);
  expect(move([at(150, 180)], [at(60, 104)])).toBe(172);
});

test('with buttons everywhere, a toast covers as few as possible and no heading', () => {
  // At the top it covers three, below the second two, below the third a heading.
  expect(move([at(180, 210)], [at(20, 40), at(50, 70), at(80, 100), at(106, 130)], 200)).toBe(62);
});

test('a toast stays if there is no space below', () => {
  expect(move([at(84, 120)], [], 200)).toBe(0);
  expect(move([at(-10, 800)])).toBe(0);
});
