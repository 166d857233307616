import { ALERT_METHODS, type AlertMethod } from '../../shared/channels/channels.ts';
import type { CodedMessage } from '../../shared/messages/message.ts';
import type { Env } from '../lib/env.ts';
import { type Channel, type ChannelDefinition, type ChannelTools, openChannel } from './channel.ts';
import { desktop } from './desktop/desktop.ts';
import { email } from './email/email.ts';
import { push } from './push/push.ts';
import { slack } from './slack/slack.ts';
import { sms } from './sms/sms.ts';
import { telegram } from './telegram/telegram.ts';
import type { Unavailable } from './unavailable.ts';
import { whatsapp } from './whatsapp/whatsapp.ts';

/** The definition of each channel, or the reason why there is none. */
// biome-ignore lint/suspicious/noExplicitAny: each channel carries kinds of messages, and renders them to a type, of its own.
export const DEFINITIONS: Record<AlertMethod, ChannelDefinition<any, any> | Unavailable> = {
  email,
  sms,
  push,
  whatsapp,
  slack,
  telegram,
  desktop,
};

/** Opens the channels that the site's settings are enough for (decisions.md D36). */
export function openChannels(tools: ChannelTools): Map<AlertMethod, Channel> {
  const channels = new Map<AlertMethod, Channel>();
  for (const method of ALERT_METHODS) {
    const definition = DEFINITIONS[method];
    if ('open' in definition && definition.missing(tools.env) === null)
      channels.set(method, openChannel(method, definition, tools));
  }
  return channels;
}

/** Why a channel cannot be used with these settings; null where it can. */
export function whyMissing(method: AlertMethod, env: Env): CodedMessage | null {
  return DEFINITIONS[method].missing(env);
}
