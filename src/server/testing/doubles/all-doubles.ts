import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import { startTwilio } from '../providers/twilio-server.ts';
import { startDouble as startEmail } from './email.ts';
import type { ProviderDouble } from './provider-double.ts';
import { startDouble as startPush } from './push.ts';
import { startDouble as startSlack } from './slack.ts';
import { startDouble as startSms } from './sms.ts';
import { startDouble as startTelegram } from './telegram.ts';
import { startDouble as startWhatsapp } from './whatsapp.ts';

/** The channels that hand their messages to a provider. */
export const PROVIDED = ALERT_METHODS.filter((method) => CHANNELS[method].address.kind !== 'none');

/** The doubles of all providers, for one site that sends on every channel. */
export interface AllDoubles {
  of(channel: AlertMethod): ProviderDouble;
  /** The settings of that site. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts the doubles of all providers. SMS and WhatsApp share an account of Twilio, as on a real site. */
export async function startAllDoubles(): Promise<AllDoubles> {
  const twilio = await startTwilio();
  const [email, push, slack, sms, telegram, whatsapp] = await Promise.all([
    startEmail(),
    startPush(),
    startSlack(),
    startSms(twilio),
    startTelegram(),
    startWhatsapp(twilio),
  ]);
  const doubles: Partial<Record<AlertMethod, ProviderDouble>> = { email, push, slack, sms, telegram, whatsapp };
  const all = Object.values(doubles);
  return {
    of(channel) {
      const double = doubles[channel];
      if (!double) throw new Error(`${channel} has no provider`);
      return double;
    },
    env: Object.assign({}, ...all.map(({ env }) => env)),
    async close() {
      await Promise.all(all.map((double) => double.close()));
    },
  };
}
