import { startTwilio, TEMPLATE, type TestTwilio } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';
import { takenOn, twilioAnswers } from './twilio-answers.ts';

/** Starts Twilio, or uses an account that is there. `whatsapp.test.ts` has the whole table of its answers. */
export async function startDouble(account?: TestTwilio): Promise<ProviderDouble> {
  const twilio = account ?? (await startTwilio());
  const answers = twilioAnswers(twilio);
  return {
    ...answers,
    env: {
      ...twilio.env,
      PUBLIC_URL: 'https://hesed.example',
      TWILIO_WHATSAPP_NUMBER: '+12025550199',
      TWILIO_WHATSAPP_CONTENT_SID: TEMPLATE,
    },
    to: { address: '+12025550123' },
    refuse: (address) => twilio.fail({ does: 'refuse', status: 400, code: 63024 }, `whatsapp:${address}`),
    received: () => takenOn('whatsapp', twilio),
    checks: [
      ...answers.checks,
      { what: 'a template that is approved', finds: ['twilio_check_account_works', 'twilio_check_template_works'] },
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
  };
}
