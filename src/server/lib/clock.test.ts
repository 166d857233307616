import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock, waitBy } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T08:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a timer fires at its instant, once', () => {
  const wake = vi.fn();
  systemClock.at(systemClock.now() + 60_000, wake);
  vi.advanceTimersByTime(59_999);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a timer for a past instant fires at once, but not within the call', () => {
  const wake = vi.fn();
  systemClock.at(systemClock.now() - 1, wake);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a timer can wait longer than 31 bits of milliseconds', () => {
  const wake = vi.fn();
  const days = 60 * 86_400_000;
  systemClock.at(systemClock.now() + days, wake);
  vi.advanceTimersByTime(days - 1);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a timer can be cancelled, in its second stretch too', () => {
  const wake = vi.fn();
  const callOff = systemClock.at(systemClock.now() + 60 * 86_400_000, wake);
  vi.advanceTimersByTime(40 * 86_400_000);
  callOff();
  vi.advanceTimersByTime(40 * 86_400_000);
  expect(wake).not.toHaveBeenCalled();
});

test('a timer that fires early by the wall clock waits on', () => {
  const wake = vi.fn();
  systemClock.at(systemClock.now() + 60_000, wake);
  // Simulates a clock set back by a minute.
  vi.setSystemTime(systemClock.now() - 60_000);
  vi.advanceTimersByTime(60_000);
  expect(wake).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a wait has its length when the clock is set back by an hour', async () => {
  const ended = vi.fn();
  void waitBy(systemClock, 5_000, new AbortController().signal).then(ended);
  vi.setSystemTime(systemClock.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
});
