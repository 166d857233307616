import { CHANNELS } from '../../../shared/channels/channels.ts';
import { message as said } from '../../../shared/messages/catalogue.ts';
import type { Env } from '../../lib/env.ts';
import type { ChannelDefinition } from '../channel.ts';
import { openTwilio, type Sender } from '../twilio/client.ts';
import { segmentsOf, toGsm } from '../twilio/gsm.ts';
import { PHONE_KINDS, type PhoneMessage, phoneText } from '../twilio/phone-message.ts';
import { twilioWebhooks } from '../twilio/webhooks.ts';

/** A text message, and the number it is for. */
export interface RenderedSms {
  to: string;
  body: string;
}

const MOST_SEGMENTS = CHANNELS.sms.limits.length?.most ?? 1;
const ROOM = {
  fits: (text: string) => segmentsOf(toGsm(text)) <= MOST_SEGMENTS,
  textLimits: [600, 480, 400, 320, 260, 200, 160, 120, 80],
};

/** Text messages by Twilio (rules.md C1–C13). */
export const sms: ChannelDefinition<RenderedSms, PhoneMessage['kind']> = {
  missing: (env) => (senderOf(env) ? null : said('method_not_set_up', { method: 'sms' })),
  carries: PHONE_KINDS,
  render: (message, env) => ({
    to: message.to.address,
    body: toGsm(phoneText(message, env, ROOM)),
  }),
  open({ env, log }) {
    const client = openTwilio({ env, log, channel: 'sms' });
    const sender = senderOf(env);
    if (!sender) throw new Error('SMS is opened only where it is set up');
    return {
      send: ({ to, body }, _id, calledOff) => client.send({ to, body, ...sender }, calledOff),
      webhooks: twilioWebhooks(env),
      async close() {},
    };
  },
};

/** Returns the Messaging Service, else the number (rules.md C8); null where neither is set. */
function senderOf(env: Env): Sender | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, TWILIO_PHONE_NUMBER: from } = env;
  if (!TWILIO_ACCOUNT_SID) return null;
  if (messagingServiceSid) return { messagingServiceSid };
  return from ? { from } : null;
}
