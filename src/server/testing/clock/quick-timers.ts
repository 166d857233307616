import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/**
 * Lets each `setTimeout` in a file's tests fire at once, such as the pause before an answer that must not reveal by its
 * timing whether an account exists.
 */
export function fireTimersAtOnce(): void {
  let spy: MockInstance;
  beforeEach(() => {
    const { setTimeout: wait } = globalThis;
    const waitNot = (work: () => void, _ms?: number, ...given: []) => wait(work, 0, ...given);
    spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(waitNot as typeof setTimeout);
  });
  afterEach(() => {
    // A test may have replaced them again.
    vi.useRealTimers();
    spy.mockRestore();
  });
}
