import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * Makes each `setTimeout` fire at once during the tests of a file. Some answers are delayed so that their timing does not
 * reveal whether an account exists.
 */
export function fireTimersAtOnce(): void {
  let spy: MockInstance;
  beforeEach(() => {
    const { setTimeout: original } = globalThis;
    const fireAtOnce = (work: () => void, _ms?: number, ...args: []) => original(work, 0, ...args);
    spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(fireAtOnce as typeof setTimeout);
  });
  afterEach(() => {
    // A test may have installed fake timers.
    vi.useRealTimers();
    spy.mockRestore();
  });
}
