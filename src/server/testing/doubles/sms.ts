import { failed } from '../../channels/send-result.ts';
import { MESSAGING_SERVICE, startTwilio, type TestTwilio, TWILIO_NUMBER } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';
import { numberOf, takenOn } from './twilio-numbers.ts';

/** Starts Twilio, or uses an account that is there. `sms.test.ts` has the whole table of its answers. */
export async function startDouble(account?: TestTwilio): Promise<ProviderDouble> {
  const twilio = account ?? (await startTwilio());
  return {
    env: {
      ...twilio.env,
      PUBLIC_URL: 'https://hesed.example',
    },
    to: { address: '+12025550123' },
    outcomes: [
      {
        answer: '21610: the owner of the number opted out',
        arrange: () => twilio.fail({ does: 'refuse', status: 400, code: 21610 }),
        ends: failed('twilio_21610', 'opt_out'),
      },
    ],
    addressFor: (number) => ({ address: numberOf(number) }),
    refuse: (address) => twilio.fail({ does: 'refuse', status: 400, code: 21211 }, address),
    received: () => takenOn('sms', twilio),
    checks: [
      { what: 'an account with the number', finds: ['twilio_check_account_works', 'twilio_check_sender_works'] },
      {
        what: 'credentials that Twilio refuses',
        env: { TWILIO_AUTH_TOKEN: '0'.repeat(32) },
        finds: ['!twilio_check_account_refused'],
      },
      {
        what: 'an account that is suspended',
        arrange: () => twilio.change({ account: { status: 'suspended', type: 'Full' } }),
        finds: ['!twilio_check_account_closed'],
      },
      {
        what: 'a trial account',
        arrange: () => twilio.change({ account: { status: 'active', type: 'Trial' } }),
        finds: ['twilio_check_account_works', 'twilio_check_trial', 'twilio_check_sender_works'],
      },
      {
        what: 'a number of somebody else',
        arrange: () => twilio.change({ numbers: [] }),
        finds: ['twilio_check_account_works', '!twilio_check_number_unknown'],
      },
      {
        what: 'a number without SMS',
        arrange: () => twilio.change({ numbers: [{ number: TWILIO_NUMBER, sms: false }] }),
        finds: ['twilio_check_account_works', '!twilio_check_number_without_sms'],
      },
      {
        what: 'a Messaging Service and a Verify service',
        env: { TWILIO_MESSAGING_SERVICE_SID: MESSAGING_SERVICE, ...twilio.verifyEnv },
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', 'twilio_check_verify_works'],
      },
      {
        what: 'a Messaging Service and a Verify service that are not there',
        env: { TWILIO_MESSAGING_SERVICE_SID: MESSAGING_SERVICE, ...twilio.verifyEnv },
        arrange: () => twilio.change({ messagingService: null, verifyService: null }),
        finds: ['twilio_check_account_works', '!twilio_check_service_unknown', '!twilio_check_verify_unknown'],
      },
      {
        what: 'too many calls',
        arrange: () => twilio.fail({ does: 'refuse', status: 429, code: 20429 }),
        finds: ['!check_busy'],
      },
      {
        what: 'an error of Twilio',
        arrange: () => twilio.fail({ does: 'answer', status: 503, body: '' }),
        finds: ['!check_no_answer'],
      },
      { what: 'half an answer', arrange: () => twilio.fail({ does: 'drop' }), finds: ['!check_no_answer'] },
      { what: 'nobody there', env: { TWILIO_API_URL: 'http://127.0.0.1:1' }, finds: ['!check_unreachable'] },
    ],
    close: () => twilio.close(),
  };
}
