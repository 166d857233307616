import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { Site } from '../../../site/site.ts';
import { lastWrittenAt } from '../addresses/holders.ts';
import type { AddressRow } from '../addresses/repo.ts';

/**
 * Returns whether a text without a command gets an answer. Where each answer costs, strangers, opted-out addresses and
 * people who wrote within a day get none, because an answering machine would answer it.
 */
export function mayAnswer(site: Site, channel: AlertMethod, holders: readonly AddressRow[]): boolean {
  if (!CHANNELS[channel].replies?.costs) return true;
  const since = site.clock.now() - DAY_MS;
  const isQuiet = (row: AddressRow) => row.optedOutAt === null && (lastWrittenAt(row)?.getTime() ?? 0) < since;
  return holders.length > 0 && holders.every(isQuiet);
}
