import type { Cron } from './cron-tasks.ts';

/** How long after the scheduler began its repeated tasks are made, in milliseconds. */
const AFTER_MS = 1_000;

/**
 * The tasks of node-cron, made a moment later: their first turn is at a full minute, and to load the library and to compute
 * that turn takes a tenth of a whole start (docs/decisions/runtime.md).
 */
export const laterCron: Cron = {
  schedule(expression, work, options) {
    let task: { destroy(): unknown } | undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { default: nodeCron } = await import('node-cron');
      if (!isOver) task = nodeCron.schedule(expression, work, options);
    }, AFTER_MS).unref();
    return {
      destroy() {
        isOver = true;
        clearTimeout(timer);
        return task?.destroy();
      },
    };
  },
};
