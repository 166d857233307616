import { failed } from '../../channels/send-result.ts';
import { startTwilio, TEMPLATE, type TestTwilio } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';
import { numberOf, takenOn } from './twilio-numbers.ts';

/** Starts Twilio, or uses an account that is there. `whatsapp.test.ts` has the whole table of its answers. */
export async function startDouble(account?: TestTwilio): Promise<ProviderDouble> {
  const twilio = account ?? (await startTwilio());
  return {
    env: {
      ...twilio.env,
      PUBLIC_URL: 'https://hesed.example',
      TWILIO_WHATSAPP_NUMBER: '+12025550199',
      TWILIO_WHATSAPP_CONTENT_SID: TEMPLATE,
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
    refuse: (address) => twilio.fail({ does: 'refuse', status: 400, code: 63024 }, `whatsapp:${address}`),
    received: () => takenOn('whatsapp', twilio),
    checks: [
      { what: 'a template that is approved', finds: ['twilio_check_account_works', 'twilio_check_template_works'] },
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
        what: 'a template that waits',
        arrange: () => twilio.change({ template: { sid: TEMPLATE, status: 'pending' } }),
        finds: ['twilio_check_account_works', '!twilio_check_template_waits'],
      },
      {
        what: 'a template that is not there',
        arrange: () => twilio.change({ template: null }),
        finds: ['twilio_check_account_works', '!twilio_check_template_unknown'],
      },
      {
        what: 'no template',
        env: { TWILIO_WHATSAPP_CONTENT_SID: '' },
        finds: ['twilio_check_account_works', 'twilio_check_template_none'],
      },
    ],
    close: () => twilio.close(),
  };
}
