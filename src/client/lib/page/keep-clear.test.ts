import { expect, test } from 'vitest';
import { moveClear } from './keep-clear.ts';

const TOAST = { top: 16, bottom: 104, left: 10, right: 380 };
const AT_BOTTOM = { top: 696, bottom: 784, left: 10, right: 380 };
const heading = (top: number, bottom: number) => ({ top, bottom, left: 20, right: 200 });

test('a toast stays where it covers nothing', () => {
  expect(moveClear(TOAST, [], 1, 600)).toBe(0);
  expect(moveClear(TOAST, [heading(104, 140), heading(-40, 16)], 1, 600)).toBe(0);
  expect(moveClear(TOAST, [{ ...heading(80, 120), left: 400, right: 700 }], 1, 600)).toBe(0);
});

test('a toast moves below the headings it would cover, and below the next one it would then cover', () => {
  expect(moveClear(TOAST, [heading(84, 120)], 1, 600)).toBe(112);
  // It would stand from 128 to 216, where there is another.
  expect(moveClear(TOAST, [heading(200, 230), heading(84, 120)], 1, 600)).toBe(222);
});

test('a toast at the bottom moves above what it would cover', () => {
  expect(moveClear(AT_BOTTOM, [heading(760, 800)], -1, 200)).toBe(-32);
  // It would stand from 664 to 752, where there is another.
  expect(moveClear(AT_BOTTOM, [heading(640, 670), heading(760, 800)], -1, 200)).toBe(-152);
});

test('a toast stays where there is no room', () => {
  expect(moveClear(TOAST, [heading(84, 120)], 1, 200)).toBe(0);
  expect(moveClear(AT_BOTTOM, [heading(600, 800)], -1, 600)).toBe(0);
});
