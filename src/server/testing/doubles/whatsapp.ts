import { failed, retry } from '../../channels/send-result.ts';
import { startTwilio, TEMPLATE, type TestTwilio } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';
import { messagesFor, refusalOf, twilioAnswers, WHATSAPP } from './twilio-answers.ts';

/** Starts Twilio, or uses a given account. `whatsapp.test.ts` has the whole table of its answers. */
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
    outcomes: [
      ...answers.outcomes,
      refusalOf(twilio, 63014, 'opt_out'),
      refusalOf(twilio, 63024, 'disable'),
      refusalOf(twilio, 63016),
      refusalOf(twilio, 63049),
      {
        ...refusalOf(twilio, 63049),
        answer: '63049, to a number outside the United States',
        to: { address: '+442079460018' },
        ends: retry('twilio_63049', { waitsMs: [1, 6, 24].map((hours) => hours * 60 * 60_000) }),
      },
      {
        answer: 'none, because the window is closed and there is no template',
        env: { TWILIO_WHATSAPP_CONTENT_SID: '' },
        ends: failed('template_required'),
      },
    ],
    refuse: (address) => twilio.fail({ does: 'refuse', status: 400, code: 63024 }, `${WHATSAPP}${address}`),
    received: () => messagesFor(WHATSAPP, twilio),
    checks: [
      ...answers.checks,
      { what: 'an approved template', finds: ['twilio_check_account_works', 'twilio_check_template_works'] },
      {
        what: 'a template that waits for approval',
        arrange: () => twilio.change({ template: { sid: TEMPLATE, status: 'pending' } }),
        finds: ['twilio_check_account_works', '!twilio_check_template_waits'],
      },
      {
        what: 'a missing template',
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
