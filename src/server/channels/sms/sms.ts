import type { SmsDiagnostic } from '../../../shared/alerts/diagnostics.ts';
import { isE164 } from '../../../shared/alerts/phone.ts';
import { sms as facts } from '../../../shared/channels/sms.ts';
import { message as said } from '../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { RETENTION_MS } from '../../lib/retention.ts';
import type { SiteEnv } from '../../lib/settings/site-settings.ts';
import type { ChannelDefinition } from '../channel.ts';
import { type DiagnosticFacts, type SampleGuidance, testFields } from '../diagnostic.ts';
import { showNumber } from '../phone-number.ts';
import { failed } from '../send-result.ts';
import { checkSmsSender, checkTwilio } from '../twilio/check.ts';
import { openTwilio, type Sender } from '../twilio/client.ts';
import { COUNTRY_REFUSED, explainCountry } from '../twilio/country-refused.ts';
import { ASKS_TO_WAIT } from '../twilio/errors.ts';
import { segmentsOf, sizeOf, toGsm } from '../twilio/gsm.ts';
import { PHONE_KINDS, type PhoneMessage, phoneText } from '../twilio/phone-message.ts';
import { checkTwilioSettings, TWILIO_ACCOUNT, type TwilioEnv, twilioSettings } from '../twilio/settings.ts';
import { type CodeByVerify, codeByVerify, VERIFY_MISSING } from '../twilio/verify-code.ts';
import { twilioWebhooks } from '../twilio/webhooks.ts';

/**
 * A text message with its number and the longest that Twilio may keep it, in seconds; or the number and the language of a
 * code that Verify sends.
 */
type RenderedSms = { to: string; body: string; validityPeriod: number } | CodeByVerify;

const ROOM = {
  fits: (text: string) => segmentsOf(toGsm(text)) <= facts.limits.length.most,
  textLimits: [600, 480, 400, 320, 260, 200, 160, 120, 80],
};

/** Writes a message as a text in the characters of SMS, within its segments (rules.md C13). */
function smsText(message: Parameters<typeof phoneText>[0], env: SiteEnv): string {
  return toGsm(phoneText(message, env, ROOM));
}

// A time that is much shorter would drop messages in a short queue.
const MIN_VALIDITY_SECONDS = 60;

/**
 * Returns the longest that a text waits in Twilio's queue, which takes up to ten hours without this value
 * (https://www.twilio.com/docs/api/errors/30036). A code is void after its time, and a member waits for a test.
 */
function validitySeconds(message: PhoneMessage): number {
  const isShort = message.kind === 'verify_code' || message.kind === 'test';
  const ttlMs = isShort ? RETENTION_MS.addressCodes : message.kind === 'guidance' ? message.ttlMs : undefined;
  return Math.max(MIN_VALIDITY_SECONDS, Math.floor((ttlMs ?? facts.limits.ttlMs) / 1_000));
}

/** The code for texts that carriers take for spam (rules.md C6). */
const FILTERED = { code: 'twilio_30007', messages: 3, withinMs: DAY_MS };
/** The codes for a number that is not registered with the carriers, which block every text from it (rules.md C6). */
const UNREGISTERED = ['twilio_30034', 'twilio_30032'].map((code) => ({ code, messages: 1, withinMs: DAY_MS }));

/** Text messages by Twilio (rules.md C1–C13). */
export const sms: ChannelDefinition<RenderedSms, PhoneMessage['kind'], typeof twilioSettings, SmsDiagnostic> = {
  settings: twilioSettings,
  checkSettings: checkTwilioSettings,
  missing: (env) => (senderOf(env) ? null : said('method_not_set_up', { method: 'sms' })),
  needs: [...TWILIO_ACCOUNT, ['TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_PHONE_NUMBER']],
  carries: PHONE_KINDS,
  diagnose,
  alarms: [FILTERED, ...UNREGISTERED, COUNTRY_REFUSED, VERIFY_MISSING],
  asksToWait: ASKS_TO_WAIT,
  render: (message, env) =>
    codeByVerify(message, env) ?? {
      to: message.to.address,
      body: smsText(message, env),
      validityPeriod: validitySeconds(message),
    },
  open({ env, log }) {
    const client = openTwilio({ env, log, channel: 'sms' });
    const sender = senderOf(env);
    if (!sender) throw new Error('SMS is opened only where it is set up');
    return {
      async send(rendered, id, signal) {
        if (!('codeIn' in rendered)) return client.send({ ...rendered, ...sender }, id, signal);
        return client.verify?.start(rendered.to, rendered.codeIn, signal) ?? failed('not_carried');
      },
      explain: explainCountry,
      load: client.load,
      apiUrl: client.apiUrl,
      ...(client.verify && { codes: client.verify }),
      webhooks: twilioWebhooks(env),
      check: (signal) => checkTwilio(env, checkSmsSender, signal),
      async close() {},
    };
  },
};

/** Returns the settings of Twilio, the member's number, the result of a test, and the longest text (rules.md C13). */
function diagnose({ address, test, longest }: DiagnosticFacts, env: TwilioEnv): SmsDiagnostic {
  const fromNumber = env.TWILIO_MESSAGING_SERVICE_SID ?? env.TWILIO_PHONE_NUMBER ?? null;
  const shown = (number: string | null) => number && showNumber(number, env.DEFAULT_COUNTRY);
  return {
    phoneNumber: address,
    formattedPhoneNumber: address && isE164(address) ? address : null,
    shownNumbers: { phoneNumber: shown(address), fromNumber: shown(fromNumber) },
    twilioConfig: {
      hasAccountSid: env.TWILIO_ACCOUNT_SID !== undefined,
      hasAuthToken: env.TWILIO_AUTH_TOKEN !== undefined,
      hasPhoneNumber: fromNumber !== null,
      fromNumber,
    },
    twilioTest: { ...testFields(test), messageSid: test.providerId },
    longestSample: longestText(longest, env),
  };
}

/** Writes messages of guidance, and returns the one with the most segments; of those, the one with the most characters. */
function longestText(messages: readonly SampleGuidance[], env: SiteEnv): SmsDiagnostic['longestSample'] {
  const samples = messages.map((message) => smsText(message, env)).map((text) => ({ text, ...sizeOf(text) }));
  samples.sort((a, b) => b.segments - a.segments || b.characters - a.characters);
  const [longest] = samples;
  if (!longest) throw new Error('there is no message to measure');
  return longest;
}

/** Returns the Messaging Service, else the number (rules.md C8), or null where neither is set. */
function senderOf(env: TwilioEnv): Sender | null {
  const { TWILIO_ACCOUNT_SID, TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid, TWILIO_PHONE_NUMBER: from } = env;
  if (!TWILIO_ACCOUNT_SID) return null;
  if (messagingServiceSid) return { messagingServiceSid };
  return from ? { from } : null;
}
