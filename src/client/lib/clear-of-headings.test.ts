import { expect, test } from 'vitest';
import { moveClear } from './clear-of-headings.ts';

const TOAST = { top: 16, bottom: 104, left: 10, right: 380 };
const heading = (top: number, bottom: number) => ({ top, bottom, left: 20, right: 200 });

test('a toast stays where it covers no heading', () => {
  expect(moveClear(TOAST, [], 600)).toBe(0);
  expect(moveClear(TOAST, [heading(104, 140), heading(-40, 16)], 600)).toBe(0);
  expect(moveClear(TOAST, [{ ...heading(80, 120), left: 400, right: 700 }], 600)).toBe(0);
});

test('a toast moves below the headings it would cover, also where it would cover the next one then', () => {
  expect(moveClear(TOAST, [heading(84, 120)], 600)).toBe(112);
  // It would stand from 128 to 216, where there is another.
  expect(moveClear(TOAST, [heading(200, 230), heading(84, 120)], 600)).toBe(222);
});

test('a toast stays where there is no room below', () => {
  expect(moveClear(TOAST, [heading(84, 120)], 200)).toBe(0);
});
