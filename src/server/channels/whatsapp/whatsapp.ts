import { CHANNELS } from '../../../shared/channels/channels.ts';
import { message as said } from '../../../shared/messages/catalogue.ts';
import type { Env } from '../../lib/env.ts';
import type { ChannelDefinition } from '../channel.ts';
import { failed, retry, type SendResult } from '../send-result.ts';
import { openTwilio } from '../twilio/client.ts';
import { PHONE_KINDS, type PhoneMessage, phoneText, titleOf } from '../twilio/phone-message.ts';
import { twilioWebhooks } from '../twilio/webhooks.ts';

/** A message on WhatsApp as a free text and as the variables of the template, and whether the text may go. */
export interface RenderedWhatsapp {
  address: string;
  body: string;
  variables: Readonly<Record<string, string>>;
  windowIsOpen: boolean;
}

/** WhatsApp takes free text for 24 hours after the member wrote; ten minutes of it are left aside (rules.md C14). */
const WINDOW_MS = (24 * 60 - 10) * 60_000;
/** Meta held the message back for now. To numbers of +1 it never lets it through (rules.md C15). */
const HELD_BACK = 'twilio_63049';
const HELD_BACK_WAIT_MS = 60 * 60_000;

const MOST_CHARACTERS = CHANNELS.whatsapp.limits.length?.most ?? 0;
// The whole text of an entry, else none of it (rules.md C15).
const ROOM = { fits: (text: string) => text.length <= MOST_CHARACTERS, textLimits: [MOST_CHARACTERS] };

/** Messages on WhatsApp by Twilio (rules.md C11, C12, C14, C15). */
export const whatsapp: ChannelDefinition<RenderedWhatsapp, PhoneMessage['kind']> = {
  missing: ({ TWILIO_ACCOUNT_SID, TWILIO_WHATSAPP_NUMBER }) =>
    TWILIO_ACCOUNT_SID && TWILIO_WHATSAPP_NUMBER ? null : said('method_not_set_up', { method: 'whatsapp' }),
  carries: PHONE_KINDS,
  render: (message, env) => ({
    address: message.to.address,
    body: phoneText(message, env, ROOM),
    variables: variablesOf(message, env),
    windowIsOpen: message.to.sinceWrittenMs !== undefined && message.to.sinceWrittenMs < WINDOW_MS,
  }),
  open({ env, log }) {
    const client = openTwilio({ env, log, channel: 'whatsapp' });
    const { TWILIO_WHATSAPP_NUMBER: number, TWILIO_WHATSAPP_CONTENT_SID: contentSid } = env;
    return {
      async send({ address, body, variables, windowIsOpen }, _id, calledOff) {
        const to = { to: `whatsapp:${address}`, from: `whatsapp:${number}` };
        if (windowIsOpen) return judge(await client.send({ ...to, body }, calledOff), address);
        if (!contentSid) return failed('template_required');
        const template = { contentSid, contentVariables: JSON.stringify(variables) };
        return judge(await client.send({ ...to, ...template }, calledOff), address);
      },
      webhooks: twilioWebhooks(env),
      async close() {},
    };
  },
};

function judge(result: SendResult, address: string): SendResult {
  if (result.kind !== 'failed' || result.code !== HELD_BACK || address.startsWith('+1')) return result;
  return retry(HELD_BACK, { afterMs: HELD_BACK_WAIT_MS });
}

/** The variables of the template: what is said, on one line, and where to read on (docs/channels/whatsapp.md). */
function variablesOf(message: PhoneMessage, env: Env): Record<string, string> {
  if (message.kind === 'guidance') return { 1: `${env.APP_NAME}: ${titleOf(message)}`, 2: message.openUrl };
  return { 1: phoneText(message, env, ROOM), 2: `${env.publicUrl}/settings` };
}
