import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { MAX_WAIT_MS } from '../../channels/retry-after.ts';
import { type AddressEffect, failed, retry, type SendResult } from '../../channels/send-result.ts';
import { arrivalOf } from '../providers/arrivals.ts';
import type { TestTwilio, TwilioFailure } from '../providers/twilio-server.ts';
import { ABSURD_DELAY_SECONDS, type Outcome, type ProviderDouble, type ReceivedMessage } from './provider-double.ts';

/** The prefix of an address of Twilio's second channel. */
export const WHATSAPP = 'whatsapp:';
const UNKNOWN: SendResult = { kind: 'unknown', code: 'twilio_no_answer' };

/** Returns the permanent rejection of a message with one of Twilio's codes. */
export function refusalOf(twilio: TestTwilio, code: number, effect: AddressEffect = 'none'): Outcome {
  return {
    answer: String(code),
    arrange: () => twilio.fail({ does: 'refuse', status: 400, code }),
    ends: failed(`twilio_${code}`, effect),
  };
}

/** Returns a unique phone number in the United States. */
function numberOf(number: number): string {
  return `+1202${String(5_550_000 + number).padStart(7, '0')}`;
}

/** Returns the messages that an account accepted for addresses with a prefix, such as `whatsapp:`. */
export function messagesFor(prefix: '' | typeof WHATSAPP, { taken }: TestTwilio): ReceivedMessage[] {
  return taken
    .filter(({ To = '' }) => To.startsWith(WHATSAPP) === (prefix === WHATSAPP))
    .map((message) => ({
      address: (message.To ?? '').replace(WHATSAPP, ''),
      text: message.Body ?? message.ContentVariables ?? '',
      repeatTag: null,
      at: arrivalOf(message),
    }));
}

/** Twilio's answers for both of its channels, and the results of checking a broken account. */
export function twilioAnswers(
  twilio: TestTwilio,
): Required<
  Pick<ProviderDouble, 'outcomes' | 'providerFailures' | 'checks' | 'heal' | 'addressFor' | 'calls' | 'close'>
> {
  const fail = (failure: TwilioFailure) => () => twilio.fail(failure);
  const refusal = (code: number, effect: AddressEffect = 'none') => refusalOf(twilio, code, effect);
  return {
    outcomes: [
      refusal(21610, 'opt_out'),
      ...[21211, 21614, 21635, 30006].map((code) => refusal(code, 'disable')),
      ...[20404, 21408, 21609, 30007, 30032, 60410].map((code) => refusal(code)),
      ...[30004, 30005].map((code) => refusal(code, 'count')),
      {
        answer: '30003',
        arrange: fail({ does: 'refuse', status: 400, code: 30003 }),
        ends: retry('twilio_30003', { retries: 2, address: 'count' }),
      },
      ...[20003, 21608, 30034].map((code) => ({
        answer: String(code),
        arrange: fail({ does: 'refuse', status: 400, code }),
        ends: retry(`twilio_${code}`, { afterMs: HOUR_MS, rests: 'channel' }),
      })),
    ],
    providerFailures: {
      'a refused connection': { env: { TWILIO_API_URL: 'http://127.0.0.1:1' }, ends: retry('twilio_unreachable') },
      'no answer in time': { waits: true, arrange: fail({ does: 'hang' }), ends: UNKNOWN },
      'a client error': {
        arrange: fail({ does: 'refuse', status: 400, code: 21617 }),
        ends: failed('twilio_21617'),
      },
      'too many calls': {
        arrange: fail({ does: 'refuse', status: 429, code: 20429, headers: { 'retry-after': '7' } }),
        ends: retry('twilio_20429', { afterMs: 7_000, rests: 'channel' }),
      },
      'an absurd retry delay': {
        arrange: fail({ does: 'refuse', status: 429, code: 20429, headers: { 'retry-after': ABSURD_DELAY_SECONDS } }),
        ends: retry('twilio_20429', { afterMs: MAX_WAIT_MS, rests: 'channel' }),
      },
      'an error of the provider': {
        arrange: fail({ does: 'answer', status: 503, body: '<html>Unavailable</html>' }),
        ends: retry('twilio_503'),
      },
      'a gateway that gave up waiting': {
        arrange: fail({ does: 'answer', status: 504, body: '<html>Gateway Time-out</html>' }),
        ends: UNKNOWN,
      },
      garbage: { arrange: fail({ does: 'answer', status: 201, body: '<html>It works!</html>' }), ends: UNKNOWN },
      'half an answer': { arrange: fail({ does: 'drop' }), ends: UNKNOWN },
      'a redirect': {
        arrange: fail({ does: 'answer', status: 302, body: '', headers: { location: `${twilio.url}/elsewhere` } }),
        ends: retry('twilio_302'),
      },
      'a slow body': { waits: true, arrange: fail({ does: 'slow_body' }), ends: UNKNOWN },
    },
    checks: [
      {
        what: 'invalid credentials',
        env: { TWILIO_AUTH_TOKEN: '0'.repeat(32) },
        finds: ['!twilio_check_account_refused'],
      },
      {
        what: 'a suspended account',
        arrange: () => twilio.change({ account: { status: 'suspended', type: 'Full' } }),
        finds: ['!twilio_check_account_closed'],
      },
    ],
    heal: () => twilio.heal(),
    calls: () => twilio.calls,
    addressFor: (number) => ({ address: numberOf(number) }),
    close: () => twilio.close(),
  };
}
