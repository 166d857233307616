import { PROVIDED, startAllDoubles } from '../../src/server/testing/doubles/all-doubles.ts';
import type { RecipientAddress } from '../../src/server/testing/doubles/provider-double.ts';
import { ACCOUNT_METHOD, type AlertMethod, CHANNELS } from '../../src/shared/channels/channels.ts';

/** Doubles of the providers, on this machine, which accept every message and deliver none. */
export interface DemoProviders {
  /** The settings of a site that uses them. */
  env: Record<string, string>;
  /** Makes the providers call the site at this address with incoming messages. The checks of the settings need that. */
  callSite(publicUrl: string): void;
  /** Creates an address on a channel that the provider accepts. */
  addressFor(channel: AlertMethod): RecipientAddress;
  /** Returns a line for each message since the last call: channel, recipient and text. */
  captured(): string[];
}

// The site itself captures mail as files.
const CALLED = PROVIDED.filter((channel) => channel !== ACCOUNT_METHOD);
const FIRST_ADDRESS = 700_001;

/** Starts the doubles of all providers except the mail server. */
export async function startDemoProviders(): Promise<DemoProviders> {
  const doubles = await startAllDoubles(CALLED);
  const printed = new Map<AlertMethod, number>();
  let addresses = 0;
  return {
    env: doubles.env,
    callSite(publicUrl) {
      for (const channel of CALLED) doubles.of(channel).callSite?.(publicUrl);
    },
    addressFor(channel) {
      addresses += 1;
      return doubles.of(channel).addressFor(FIRST_ADDRESS + addresses);
    },
    captured() {
      return CALLED.flatMap((channel) => {
        const received = doubles.of(channel).received();
        const added = received.slice(printed.get(channel) ?? 0);
        printed.set(channel, received.length);
        return added.map(({ address, text }) => `${CHANNELS[channel].label} to ${address}: ${text}`);
      }).map((line) => line.replace(/\s+/g, ' '));
    },
  };
}
