import type { TaskOptions } from 'node-cron';
import type { RunningTasks } from './running-tasks.ts';

/** The part of node-cron that the scheduler uses. */
export interface Cron {
  schedule(expression: string, work: () => unknown, options: TaskOptions): { destroy(): unknown };
}

interface CronTask {
  name: string;
  /** The cron expression of its turns. */
  when: string;
  work: () => unknown;
  /** A turn that a busy process reaches late still runs within this time, in milliseconds. */
  toleranceMs: number;
}

/** Repeated tasks that begin and end together. */
interface CronTasks {
  /** Creates the tasks, anew if they exist. */
  begin(): void;
  /** Creates the tasks anew if they exist: after a clock jump node-cron would wait for its old next run. */
  beginAgain(): void;
  end(): void;
}

/** Creates tasks that `run` runs at their turns, one turn of a task at a time. None runs before `begin`. */
export function createCronTasks(cron: Cron, run: RunningTasks['run'], tasks: readonly CronTask[]): CronTasks {
  let begun: { destroy(): unknown }[] = [];

  function begin(): void {
    end();
    begun = tasks.map(({ when, name, work, toleranceMs }) =>
      cron.schedule(when, () => run(name, work), {
        noOverlap: true,
        suppressMissedWarning: true,
        missedExecutionTolerance: toleranceMs,
      }),
    );
  }

  function end(): void {
    for (const task of begun) task.destroy();
    begun = [];
  }

  return {
    begin,
    beginAgain() {
      if (begun.length) begin();
    },
    end,
  };
}
