import { failed } from '../../channels/send-result.ts';
import { startTwilio, type TestTwilio } from '../providers/twilio-server.ts';
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
    close: () => twilio.close(),
  };
}
