import { failed } from '../../channels/send-result.ts';
import { startTwilio } from '../providers/twilio-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** Starts Twilio. `whatsapp.test.ts` has the whole table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const twilio = await startTwilio();
  return {
    env: {
      ...twilio.env,
      PUBLIC_URL: 'https://hesed.example',
      TWILIO_WHATSAPP_NUMBER: '+12025550199',
      TWILIO_WHATSAPP_CONTENT_SID: `HX${'c'.repeat(32)}`,
    },
    to: { address: '+12025550123' },
    outcomes: [
      {
        answer: '21610: the owner of the number opted out',
        arrange: () => twilio.fail({ does: 'refuse', status: 400, code: 21610 }),
        ends: failed('twilio_21610', 'opt_out'),
      },
    ],
    close: () => twilio.close(),
  };
}
