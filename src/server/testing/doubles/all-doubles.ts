import { ALERT_METHODS, type AlertMethod, CHANNELS } from '../../../shared/channels/channels.ts';
import { startTwilio } from '../providers/twilio-server.ts';
import { type ProviderDouble, startDoubleOf } from './provider-double.ts';

/** The channels that hand their messages to a provider. */
export const PROVIDED = ALERT_METHODS.filter((method) => CHANNELS[method].address.kind !== 'none');

/** The doubles of providers, for one site that sends on all of their channels. */
export interface AllDoubles {
  of(channel: AlertMethod): ProviderDouble;
  /** The settings of that site. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts the doubles of providers, by default all. SMS and WhatsApp share a Twilio account, as on a real site. */
export async function startAllDoubles(channels: readonly AlertMethod[] = PROVIDED): Promise<AllDoubles> {
  const twilio = await startTwilio();
  const doubles = new Map(
    await Promise.all(channels.map(async (channel) => [channel, await startDoubleOf(channel, twilio)] as const)),
  );
  const all = [...doubles.values()];
  return {
    of(channel) {
      const double = doubles.get(channel);
      if (!double) throw new Error(`${channel} has no provider`);
      return double;
    },
    env: Object.assign({}, ...all.map(({ env }) => env)),
    async close() {
      await Promise.all(all.map((double) => double.close()));
    },
  };
}
