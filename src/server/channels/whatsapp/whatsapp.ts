import { whatsapp as facts } from '../../../shared/channels/whatsapp.ts';
import { message as said } from '../../../shared/messages/catalogue.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { ChannelDefinition } from '../channel.ts';
import { showNumber } from '../phone-number.ts';
import { failed } from '../send-result.ts';
import { checkTemplate, checkTwilio } from '../twilio/check.ts';
import { openTwilio } from '../twilio/client.ts';
import { COUNTRY_REFUSED, explainCountry } from '../twilio/country-refused.ts';
import { ASKS_TO_WAIT } from '../twilio/errors.ts';
import { PHONE_KINDS, type PhoneMessage, phoneText, titleOf } from '../twilio/phone-message.ts';
import { checkTwilioSettings, TWILIO_ACCOUNT, type TwilioEnv, twilioSettings } from '../twilio/settings.ts';
import { type CodeByVerify, codeByVerify, VERIFY_MISSING } from '../twilio/verify-code.ts';
import { twilioWebhooks } from '../twilio/webhooks.ts';
import { spellingsOf } from './spellings.ts';

/** A message on WhatsApp as a free text and as the variables of the template, and whether free text is allowed. */
interface WhatsappText {
  address: string;
  body: string;
  variables: Readonly<Record<string, string>>;
  windowIsOpen: boolean;
}

/** A message on WhatsApp, or the number that Verify sends a code to. */
type RenderedWhatsapp = WhatsappText | CodeByVerify;

/**
 * WhatsApp takes free text for 24 hours after the member wrote; the site leaves a margin of ten minutes (rules.md C14).
 */
const WINDOW_MS = (24 * 60 - 10) * MINUTE_MS;
// The window is closed, and the site has no template.
const TEMPLATE_REQUIRED = 'template_required';
const MAX_CHARACTERS = facts.limits.length.most;
// The message shows the whole text of an entry or none of it (rules.md C15).
const ROOM = { fits: (text: string) => text.length <= MAX_CHARACTERS, textLimits: [MAX_CHARACTERS] };

/** Messages on WhatsApp by Twilio (rules.md C11, C12, C14, C15). */
export const whatsapp: ChannelDefinition<RenderedWhatsapp, PhoneMessage['kind'], typeof twilioSettings> = {
  settings: twilioSettings,
  checkSettings: checkTwilioSettings,
  missing: ({ TWILIO_ACCOUNT_SID, TWILIO_WHATSAPP_NUMBER }) =>
    TWILIO_ACCOUNT_SID && TWILIO_WHATSAPP_NUMBER ? null : said('method_not_set_up', { method: 'whatsapp' }),
  needs: [...TWILIO_ACCOUNT, ['TWILIO_WHATSAPP_NUMBER']],
  carries: PHONE_KINDS,
  alarms: [COUNTRY_REFUSED, VERIFY_MISSING],
  asksToWait: ASKS_TO_WAIT,
  spellings: spellingsOf,
  render: (message, env) =>
    codeByVerify(message, env) ?? {
      address: message.to.address,
      body: phoneText(message, env, ROOM),
      variables: variablesOf(message, env),
      windowIsOpen: isOpen(message.to.sinceWrittenMs),
    },
  open({ env, log }) {
    const client = openTwilio({ env, log, channel: 'whatsapp' });
    const { TWILIO_WHATSAPP_NUMBER: number = '', TWILIO_WHATSAPP_CONTENT_SID: contentSid } = env;
    // Members type it into WhatsApp, which needs the country code.
    const writeFirst = said('whatsapp_write_first', { number: showNumber(number) });
    return {
      async send(rendered, id, signal) {
        if ('codeIn' in rendered)
          return client.verify?.start(rendered.to, rendered.codeIn, signal) ?? failed('not_carried');
        const { address, body, variables, windowIsOpen } = rendered;
        const to = { to: `whatsapp:${address}`, from: `whatsapp:${number}` };
        if (windowIsOpen) return client.send({ ...to, body }, id, signal);
        if (!contentSid) return failed(TEMPLATE_REQUIRED);
        const template = { contentSid, contentVariables: JSON.stringify(variables) };
        return client.send({ ...to, ...template }, id, signal);
      },
      explain: (code) => (code === TEMPLATE_REQUIRED ? writeFirst : explainCountry(code)),
      reasonToWait: (sinceWrittenMs) => (contentSid || isOpen(sinceWrittenMs) ? null : writeFirst),
      load: client.load,
      apiUrl: client.apiUrl,
      ...(client.verify && { codes: client.verify }),
      webhooks: twilioWebhooks(env),
      check: (signal) => checkTwilio(env, checkTemplate, signal),
      async close() {},
    };
  },
};

/** Returns whether the member wrote recently enough for free text. */
function isOpen(sinceWrittenMs: number | undefined): boolean {
  return sinceWrittenMs !== undefined && sinceWrittenMs < WINDOW_MS;
}

/** Returns the variables of the template: the text on one line, and the link (docs/channels/whatsapp.md). */
function variablesOf(message: PhoneMessage, env: TwilioEnv): Record<string, string> {
  if (message.kind === 'guidance') return { 1: `${env.APP_NAME}: ${titleOf(message)}`, 2: message.openUrl };
  return { 1: phoneText(message, env, ROOM), 2: `${env.publicUrl}/settings` };
}
