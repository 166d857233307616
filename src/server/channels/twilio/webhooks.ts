import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { IncomingEvent, ProviderRequest, Reply, Webhook } from '../incoming.ts';
import { againAfter, effectOn, siteRestAfter } from './errors.ts';
import { toGsm } from './gsm.ts';
import { type Intent, intentOf } from './intent.ts';
import { loadTwilio } from './sdk.ts';
import type { TwilioEnv } from './settings.ts';
import { siteNames } from './site-names.ts';
import { messageIdIn, STATUS_PATH } from './status-url.ts';

/** The path that Twilio calls with what people write. */
export const INBOUND_PATH = '/webhooks/twilio/inbound';

// The prefix with which Twilio marks the numbers of WhatsApp. Those of SMS have none.
const WHATSAPP_MARK = /^whatsapp:/;

// The function that rewrites the texts of a channel, where it does not send them as they are.
const WRITTEN: Partial<Record<AlertMethod, (text: string) => string>> = { sms: toGsm };

const OPT_OUT_TYPES: Readonly<Record<string, Intent['kind']>> = { STOP: 'stop', START: 'start', HELP: 'help' };

/** The paths that Twilio calls for both SMS and WhatsApp, so both channels name them. */
export function twilioWebhooks(env: TwilioEnv): Webhook[] {
  const read =
    (events: (params: URLSearchParams, request: ProviderRequest) => IncomingEvent[]) =>
    async (request: ProviderRequest) => {
      const params = new URLSearchParams(request.body);
      return (await isProved(env, request, params)) ? events(params, request) : null;
    };
  return [
    { path: INBOUND_PATH, read: read((params) => inboundEvents(env, params)), answer: twiml },
    { path: STATUS_PATH, read: read(statusEvents), answer: twiml },
  ];
}

/**
 * Returns whether Twilio signed a call with the site's own token, for the public address that it called (rules.md C1).
 */
async function isProved(
  { TWILIO_AUTH_TOKEN: token }: TwilioEnv,
  request: ProviderRequest,
  params: URLSearchParams,
): Promise<boolean> {
  const signature = request.headers.get('x-twilio-signature');
  if (!token || !signature || request.method !== 'POST') return false;
  const fields = Object.fromEntries([...new Set(params.keys())].map((name) => [name, fieldOf(params, name)]));
  const twilio = await loadTwilio();
  return twilio.validateRequest(token, signature, request.url, fields);
}

function fieldOf(params: URLSearchParams, name: string): string | string[] {
  const values = params.getAll(name);
  return values.length === 1 ? (values[0] as string) : values;
}

/** Reads a message from a member (https://www.twilio.com/docs/messaging/guides/webhook-request). */
function inboundEvents(env: TwilioEnv, params: URLSearchParams): IncomingEvent[] {
  const from = params.get('From');
  if (!from) return [];
  const { channel, address } = addressOf(from);
  const text = params.get('Body') ?? '';
  const eventId = params.get('MessageSid') ?? params.get('SmsSid');
  const about = { channel, address, ...(eventId && { eventId }) };
  const optOutType = OPT_OUT_TYPES[params.get('OptOutType')?.toUpperCase() ?? ''];
  const { kind, isKeyword } = optOutType
    ? { kind: optOutType, isKeyword: true }
    : intentOf(text, siteNames(env.APP_NAME));
  if (kind === 'reply') return [{ kind, ...about, text }];
  if (kind === 'done' || kind === 'later') return [{ kind: 'answer', ...about, answer: kind }];
  // Twilio names the type where its Advanced Opt-Out answered. Its default words apply to SMS alone (rules.md C4).
  const answered = optOutType !== undefined || (isKeyword && env.TWILIO_HANDLES_KEYWORDS && !WHATSAPP_MARK.test(from));
  return [{ kind, ...about, answered, ...(kind === 'stop' && !isKeyword && { text }) }];
}

/** Reads a report about a message (https://www.twilio.com/docs/messaging/guides/track-outbound-message-status). */
function statusEvents(params: URLSearchParams, { url }: ProviderRequest): IncomingEvent[] {
  const providerId = params.get('MessageSid') ?? params.get('SmsSid');
  const to = params.get('To');
  if (!providerId || !to) return [];
  const { channel, address: sentTo } = addressOf(to);
  const about = { channel, providerId, messageId: messageIdIn(url), sentTo };
  switch (params.get('MessageStatus') ?? params.get('SmsStatus')) {
    case 'delivered':
    case 'read':
      return [{ kind: 'receipt', ...about, state: params.get('MessageStatus') === 'read' ? 'read' : 'delivered' }];
    case 'failed':
    case 'undelivered': {
      const code = Number(params.get('ErrorCode') ?? 0);
      if (!Number.isInteger(code) || code <= 0)
        return [{ kind: 'failure', ...about, code: 'twilio_undelivered', effect: 'none' }];
      const again = againAfter(code, sentTo);
      const failure = { kind: 'failure', ...about, code: `twilio_${code}`, effect: effectOn(code) } as const;
      const restMs = siteRestAfter(code);
      return [{ ...failure, ...(again && { retryHint: again }), ...(restMs !== null && { restMs }) }];
    }
    default:
      return [];
  }
}

function addressOf(mailbox: string): { channel: AlertMethod; address: string } {
  const channel = WHATSAPP_MARK.test(mailbox) ? 'whatsapp' : 'sms';
  return { channel, address: mailbox.replace(WHATSAPP_MARK, '').trim() };
}

/** Returns TwiML with the replies to the person of the call. Without replies it is empty, and Twilio sends nothing. */
async function twiml(replies: readonly Reply[]): Promise<{ type: string; body: string }> {
  const twilio = await loadTwilio();
  const response = new twilio.twiml.MessagingResponse();
  for (const { channel, text } of replies) response.message(WRITTEN[channel]?.(text) ?? text);
  return { type: 'text/xml', body: response.toString() };
}
