import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { type Channel, openChannel } from '../../channels/channel.ts';
import { DEFINITIONS } from '../../channels/registry.ts';
import type { Logger } from '../../lib/logger.ts';
import { type Env, readEnv } from '../../site/env.ts';
import { createChannelTools } from './channel-tools.ts';

/** Opens a channel of Twilio with the settings of a test. */
export function openTwilioChannel(name: AlertMethod, settings: Record<string, string>, log?: Logger): Channel {
  const env: Env = readEnv({ PUBLIC_URL: 'https://hesed.example.net', ...settings });
  return openChannel(name, DEFINITIONS[name], createChannelTools(env, log));
}
