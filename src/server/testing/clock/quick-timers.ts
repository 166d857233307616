import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Lets each `setTimeout` in a file's tests fire at once, such as the pause before an answer that must not reveal by its
 * timing whether an account exists.
 */
export function fireTimersAtOnce(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.setTimerTickMode('nextTimerAsync');
  });
  afterEach(() => void vi.useRealTimers());
}
