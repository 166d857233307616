import type { AlertMethod } from '../../shared/channels.ts';
import type { Channel } from '../channels/channel.ts';
import type { Compose } from '../domains/guidance/entries.ts';
import type { Site } from '../lib/site.ts';
import { createScheduler, type Scheduler } from '../scheduler/scheduler.ts';

/** A scheduler on a site that has these channels and no others. */
export function createTestScheduler(site: Site, channels: readonly Channel[], compose?: Compose): Scheduler {
  site.channels = new Map(channels.map((channel) => [channel.name as AlertMethod, channel]));
  return createScheduler(site, compose);
}
