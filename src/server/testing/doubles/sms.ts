import { INBOUND } from '../providers/twilio-resources.ts';
import { MESSAGING_SERVICE, startTwilio, type TestTwilio, TWILIO_NUMBER } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';
import { messagesFor, twilioAnswers } from './twilio-answers.ts';

const APPLICATION = `AP${'d'.repeat(32)}`;
const ELSEWHERE = { ...INBOUND, url: 'https://elsewhere.example/webhooks/twilio/inbound' };

/** Starts Twilio, or uses a given account. `sms.test.ts` has the whole table of its answers. */
export async function startDouble(account?: TestTwilio): Promise<ProviderDouble> {
  const twilio = account ?? (await startTwilio());
  const answers = twilioAnswers(twilio);
  return {
    ...answers,
    env: {
      ...twilio.env,
      PUBLIC_URL: 'https://hesed.example',
    },
    to: { address: '+12025550123' },
    refuse: (address) => twilio.fail({ does: 'refuse', status: 400, code: 21211 }, address),
    callSite(publicUrl) {
      const inbound = { ...INBOUND, url: new URL('/webhooks/twilio/inbound', publicUrl).href };
      twilio.change({ numbers: [{ number: TWILIO_NUMBER, sms: true, inbound }] });
    },
    received: () => messagesFor('', twilio),
    checks: [
      ...answers.checks,
      {
        what: 'an account with the number',
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', 'twilio_check_inbound_works'],
      },
      {
        what: 'a trial account',
        arrange: () => twilio.change({ account: { status: 'active', type: 'Trial' } }),
        finds: [
          'twilio_check_account_works',
          'twilio_check_trial',
          'twilio_check_sender_works',
          'twilio_check_inbound_works',
        ],
      },
      {
        what: 'a number of another account',
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
        finds: [
          'twilio_check_account_works',
          'twilio_check_sender_works',
          'twilio_check_inbound_works',
          'twilio_check_verify_works',
        ],
      },
      {
        what: 'a number with a GET webhook',
        arrange: () =>
          twilio.change({ numbers: [{ number: TWILIO_NUMBER, sms: true, inbound: { ...INBOUND, method: 'GET' } }] }),
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', '!twilio_check_inbound_other'],
      },
      {
        what: 'a number without a webhook',
        arrange: () =>
          twilio.change({ numbers: [{ number: TWILIO_NUMBER, sms: true, inbound: { ...INBOUND, url: '' } }] }),
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', '!twilio_check_inbound_other'],
      },
      {
        what: 'a number whose application calls another site',
        arrange: () => twilio.change({ application: { sid: APPLICATION, inbound: ELSEWHERE } }),
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', '!twilio_check_inbound_other'],
      },
      {
        what: 'a Messaging Service without a webhook',
        env: { TWILIO_MESSAGING_SERVICE_SID: MESSAGING_SERVICE },
        arrange: () => twilio.change({ serviceInbound: { ...INBOUND, url: null } }),
        finds: ['twilio_check_account_works', 'twilio_check_sender_works', '!twilio_check_inbound_other'],
      },
      {
        what: 'a Messaging Service that uses the webhooks of its numbers, one of which calls another site',
        env: { TWILIO_MESSAGING_SERVICE_SID: MESSAGING_SERVICE },
        arrange: () =>
          twilio.change({
            numbers: [
              { number: TWILIO_NUMBER, sms: true },
              { number: '+12025550101', sms: true, inbound: ELSEWHERE },
            ],
            serviceInbound: null,
          }),
        finds: [
          ...['twilio_check_account_works', 'twilio_check_sender_works'],
          ...['twilio_check_inbound_works', '!twilio_check_inbound_other'],
        ],
      },
      {
        what: 'a missing Messaging Service and Verify service',
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
      { what: 'no server', env: { TWILIO_API_URL: 'http://127.0.0.1:1' }, finds: ['!check_unreachable'] },
    ],
  };
}
