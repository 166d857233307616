import { arrivalOf } from '../providers/arrivals.ts';
import type { TestTwilio } from '../providers/twilio-server.ts';
import type { ReceivedMessage } from './provider-double.ts';

const WHATSAPP = 'whatsapp:';

/** Returns a number in the United States; no two are the same. */
export function numberOf(number: number): string {
  return `+1202${String(5_550_000 + number).padStart(7, '0')}`;
}

/** Returns the messages that an account took on one of Twilio's two channels. */
export function takenOn(channel: 'sms' | 'whatsapp', { taken }: TestTwilio): ReceivedMessage[] {
  return taken
    .filter(({ To = '' }) => To.startsWith(WHATSAPP) === (channel === 'whatsapp'))
    .map((message) => ({
      ...{ address: (message.To ?? '').replace(WHATSAPP, ''), sameAs: null, at: arrivalOf(message) },
    }));
}
