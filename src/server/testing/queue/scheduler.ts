import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { Channel } from '../../channels/channel.ts';
import type { Compose, Composer } from '../../domains/guidance/entries.ts';
import type { Cron } from '../../scheduler/cron/cron-tasks.ts';
import { createScheduler, type Scheduler } from '../../scheduler/scheduler.ts';
import type { Site } from '../../site/site.ts';

/** A cron task that runs only when a test runs it. */
interface TestTask {
  expression: string;
  work: () => unknown;
  destroyed: boolean;
}

export interface TestScheduler extends Scheduler {
  /** Every task created so far, ended ones too. */
  tasks: readonly TestTask[];
}

/**
 * Creates a scheduler on a site with only the given channels. Its cron never fires by itself, so a message on time proves that
 * the scheduler woke up by itself.
 */
export function createTestScheduler(
  site: Site,
  channels: readonly Channel[],
  compose?: Compose | Composer,
): TestScheduler {
  site.channels = new Map(channels.map((channel) => [channel.name as AlertMethod, channel]));
  const tasks: TestTask[] = [];
  const cron: Cron = {
    schedule(expression, work) {
      const task: TestTask = { expression, work, destroyed: false };
      tasks.push(task);
      return {
        destroy() {
          task.destroyed = true;
        },
      };
    },
  };
  const composer =
    typeof compose === 'function' ? { compose, wants: async () => true, atOnce: 100 } : (compose ?? null);
  return Object.assign(createScheduler(site, composer, cron), { tasks });
}
