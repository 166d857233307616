import type { ChannelTools } from '../../channels/channel.ts';
import { createLogger, type Logger } from '../../lib/logger.ts';
import type { Env } from '../../site/env.ts';
import { createSampleKeys } from '../keys.ts';

/** Returns the tools of a channel with a test's own settings and no open tab. */
export function createChannelTools(env: Env, log: Logger = createLogger('silent')): ChannelTools<Env> {
  return { env, log, keys: createSampleKeys(), openTabs: { hasNotifyingTab: () => false } };
}
