import type { IncomingPhoneNumberInstance } from 'twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js';
import type { ServiceInstance } from 'twilio/lib/rest/messaging/v1/service.js';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { broken, type Finding, inconclusive, refusedCheck, works } from '../channel-check.ts';
import { showNumber } from '../phone-number.ts';
import { type Answer, openTwilioCalls, type TwilioCaller } from './calls.ts';
import type { TwilioEnv } from './settings.ts';
import { INBOUND_PATH } from './webhooks.ts';

/** Twilio knows nothing by an ID (https://www.twilio.com/docs/api/errors/20404). */
const NOT_FOUND = 20404;
/** The most numbers of a Messaging Service that are looked at. */
const MAX_NUMBERS = 20;

/** Checks the sender of one channel. The account and Verify are checked in the same way for SMS and WhatsApp. */
type SenderCheck = (call: TwilioCaller, env: TwilioEnv, signal?: AbortSignal) => Promise<Finding[]>;

/**
 * Fetches the account, then what a channel sends by and the Verify service, where one is set
 * (https://www.twilio.com/docs/iam/api/account, https://www.twilio.com/docs/verify/api/service). It sends nothing.
 */
export async function checkTwilio(env: TwilioEnv, checkSender: SenderCheck, signal?: AbortSignal) {
  const call = openTwilioCalls(env);
  const account = await checkAccount(call, env, signal);
  if (account.some(({ ok }) => !ok)) return account;
  const service = env.TWILIO_VERIFY_SERVICE_SID;
  return [
    ...account,
    ...(await checkSender(call, env, signal)),
    ...(service ? [await checkVerify(call, service, signal)] : []),
  ];
}

async function checkAccount(call: TwilioCaller, env: TwilioEnv, signal?: AbortSignal): Promise<Finding[]> {
  const sid = env.TWILIO_ACCOUNT_SID ?? '';
  const answer = await call((sdk) => sdk.api.v2010.accounts(sid).fetch(), signal);
  if (answer.kind !== 'answered') {
    const refused = answer.kind === 'refused' ? (answer.refusal.code ?? answer.refusal.status) : null;
    const isWrong = refused !== null && [20003, NOT_FOUND, 401, 403, 404].includes(refused);
    return [isWrong ? broken(message('twilio_check_account_refused', { code: refused })) : unanswered(answer)];
  }
  const { friendlyName: account, status, type } = answer.value;
  if (!account || !status) return [inconclusive('Twilio', 'no_answer')];
  if (status !== 'active') return [broken(message('twilio_check_account_closed', { status }))];
  return [
    works(message('twilio_check_account_works', { account })),
    ...(type === 'Trial' ? [works(message('twilio_check_trial'))] : []),
  ];
}

/**
 * Looks for the Messaging Service, else for the number among those of the account (rules.md C8), and whether what people
 * write there comes to this site.
 */
export const checkSmsSender: SenderCheck = async (call, env, signal) => {
  const { TWILIO_MESSAGING_SERVICE_SID: service, TWILIO_PHONE_NUMBER: number = '' } = env;
  if (service) {
    const answer = await call((sdk) => sdk.messaging.v1.services(service).fetch(), signal);
    if (answer.kind !== 'answered') return [unknownOr(answer, message('twilio_check_service_unknown'))];
    return [
      works(message('twilio_check_sender_works', { sender: answer.value.friendlyName })),
      ...(await checkInboundOfService(call, env, answer.value, signal)),
    ];
  }
  const answer = await call((sdk) => sdk.incomingPhoneNumbers.list({ phoneNumber: number, limit: 1 }), signal);
  if (answer.kind !== 'answered') return [unanswered(answer)];
  const [found] = answer.value;
  const shown = showNumber(number, env.DEFAULT_COUNTRY);
  if (found?.phoneNumber !== number) return [broken(message('twilio_check_number_unknown', { number: shown }))];
  if (!found.capabilities.sms) return [broken(message('twilio_check_number_without_sms', { number: shown }))];
  return [
    works(message('twilio_check_sender_works', { sender: shown })),
    await checkInboundOfNumber(call, env, found, signal),
  ];
};

/**
 * Looks where a Messaging Service takes what people write: to its own address, or to those of its numbers
 * (https://www.twilio.com/docs/messaging/api/service-resource).
 */
async function checkInboundOfService(
  call: TwilioCaller,
  env: TwilioEnv,
  service: Pick<
    ServiceInstance,
    'sid' | 'friendlyName' | 'inboundRequestUrl' | 'inboundMethod' | 'useInboundWebhookOnNumber'
  >,
  signal?: AbortSignal,
): Promise<Finding[]> {
  const { sid, friendlyName, inboundRequestUrl: url, inboundMethod: method } = service;
  if (!service.useInboundWebhookOnNumber) return [inboundFinding(env, friendlyName, url, method)];
  const limit = MAX_NUMBERS;
  const pool = await call((sdk) => sdk.messaging.v1.services(sid).phoneNumbers.list({ limit }), signal);
  if (pool.kind !== 'answered') return [unanswered(pool)];
  return Promise.all(
    pool.value.map(async (number) => {
      const answer = await call((sdk) => sdk.incomingPhoneNumbers(number.sid).fetch(), signal);
      return answer.kind === 'answered' ? checkInboundOfNumber(call, env, answer.value, signal) : unanswered(answer);
    }),
  );
}

/**
 * Looks where a number takes what people write: to its own address, or to that of the application it is assigned to
 * (https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource).
 */
async function checkInboundOfNumber(
  call: TwilioCaller,
  env: TwilioEnv,
  number: Pick<IncomingPhoneNumberInstance, 'phoneNumber' | 'smsUrl' | 'smsMethod' | 'smsApplicationSid'>,
  signal?: AbortSignal,
): Promise<Finding> {
  const { phoneNumber, smsUrl, smsMethod, smsApplicationSid } = number;
  const shown = showNumber(phoneNumber, env.DEFAULT_COUNTRY);
  if (!smsApplicationSid) return inboundFinding(env, shown, smsUrl, smsMethod);
  const answer = await call((sdk) => sdk.applications(smsApplicationSid).fetch(), signal);
  if (answer.kind !== 'answered') return unanswered(answer);
  return inboundFinding(env, shown, answer.value.smsUrl, answer.value.smsMethod);
}

/** Compares the address that Twilio calls with the site's own; null is no address, and POST is Twilio's default. */
function inboundFinding(env: TwilioEnv, sender: string, called: string | null, method: string | null): Finding {
  const url = new URL(INBOUND_PATH, env.publicUrl).href;
  const isOurs = called !== null && URL.canParse(called) && new URL(called).href === url;
  return isOurs && (method ?? 'POST') === 'POST'
    ? works(message('twilio_check_inbound_works', { sender }))
    : broken(message('twilio_check_inbound_other', { sender, url }));
}

/**
 * Asks whether WhatsApp approved the template, without which only members who wrote lately get messages (rules.md C14;
 * https://www.twilio.com/docs/content/content-api-resources#fetch-an-approval-status-request).
 */
export const checkTemplate: SenderCheck = async (call, env, signal) => {
  const template = env.TWILIO_WHATSAPP_CONTENT_SID;
  if (!template) return [works(message('twilio_check_template_none'))];
  const answer = await call((sdk) => sdk.content.v1.contents(template).approvalFetch().fetch(), signal);
  if (answer.kind !== 'answered') return [unknownOr(answer, message('twilio_check_template_unknown'))];
  const status = String(answer.value.whatsapp?.status ?? 'unsubmitted');
  if (status === 'approved') return [works(message('twilio_check_template_works'))];
  return [broken(message('twilio_check_template_waits', { status }))];
};

async function checkVerify(call: TwilioCaller, service: string, signal?: AbortSignal): Promise<Finding> {
  const answer = await call((sdk) => sdk.verify.v2.services(service).fetch(), signal);
  if (answer.kind !== 'answered') return unknownOr(answer, message('twilio_check_verify_unknown'));
  return works(message('twilio_check_verify_works', { service: answer.value.friendlyName }));
}

type Unanswered = Exclude<Answer<never>, { kind: 'answered' }>;

function unknownOr(answer: Unanswered, unknown: CodedMessage): Finding {
  const isUnknown = answer.kind === 'refused' && (answer.refusal.code ?? answer.refusal.status) === NOT_FOUND;
  return isUnknown || (answer.kind === 'refused' && answer.refusal.status === 404)
    ? broken(unknown)
    : unanswered(answer);
}

function unanswered(answer: Unanswered): Finding {
  if (answer.kind !== 'refused')
    return inconclusive('Twilio', answer.kind === 'unreachable' ? 'unreachable' : 'no_answer');
  const { status, code } = answer.refusal;
  if (status === 429) return inconclusive('Twilio', 'busy');
  return status >= 500 || status < 400 ? inconclusive('Twilio', 'no_answer') : refusedCheck('Twilio', code ?? status);
}
