import type { Logger } from '../../lib/logger.ts';

/** The tasks that run in the background, so that a stop can wait for them. */
export interface RunningTasks {
  /** Runs a task and logs an error that it throws. The promise never rejects. */
  run(name: string, work: () => unknown): Promise<void>;
  /** Resolves when all tasks that run now have ended. */
  ended(): Promise<void>;
}

/** Creates an empty set of running tasks, which logs their errors. */
export function createRunningTasks(log: Logger): RunningTasks {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const done = (async () => work())()
        .catch((error) => log.error({ err: error, task: name }, 'a scheduled task failed'))
        .then(() => void running.delete(done));
      running.add(done);
      return done;
    },
    async ended() {
      await Promise.all(running);
    },
  };
}
