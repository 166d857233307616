import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';

/** The time that background work takes before requests are answered again, in milliseconds. */
const BUDGET_MS = 5;

// One limit for the whole process, because all its lanes and sites share one event loop.
const queue = pLimit(1);
let startedAt = Number.NEGATIVE_INFINITY;

/**
 * Runs a short piece of background work when its turn comes. The pieces of all lanes run one after another, and after
 * some milliseconds of them the event loop answers requests before the next. A piece only reads and writes the database:
 * one that waited for a provider would hold up all others, and one that waited for another piece would never end.
 */
export function inBackground<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue(async () => {
    if (performance.now() - startedAt > BUDGET_MS) {
      await yieldToEventLoop();
      startedAt = performance.now();
    }
    return work();
  });
}
