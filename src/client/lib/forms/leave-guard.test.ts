import { afterEach, expect, test, vi } from 'vitest';
import { allowReload, guardLeaving } from './leave-guard.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('closing the tab asks again when an allowed reload does not come', () => {
  vi.useFakeTimers();
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const asks = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const endGuard = guardLeaving(
    () => Promise.resolve(false),
    () => false,
  );
  expect(asks()).toBe(true);
  allowReload();
  expect(asks()).toBe(false);
  // A second call starts the wait anew.
  vi.advanceTimersByTime(9_000);
  allowReload();
  vi.advanceTimersByTime(9_000);
  expect(asks()).toBe(false);
  vi.runAllTimers();
  expect(asks()).toBe(true);
  endGuard();
  expect(asks()).toBe(false);
});
