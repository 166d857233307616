import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';

// For each site, the instant at which the next message may go to an address, in milliseconds since the epoch. Memory is
// enough, because one process sends for all (rules.md S9), and a pace is counted in seconds.
const turns = new WeakMap<Site, Map<string, number>>();

/** Waits until a message may go to an address: a channel's facts say how many a second one address takes (rules.md C29). */
export async function waitForTurn(site: Site, channel: AlertMethod, address: string): Promise<void> {
  const perSecond = CHANNELS[channel].limits.perSecond.address;
  if (perSecond === null) return;
  const next = turns.get(site) ?? new Map<string, number>();
  turns.set(site, next);
  const now = site.clock.now();
  for (const [key, instant] of next) if (instant <= now) next.delete(key);
  const key = `${channel}:${address}`;
  const turn = next.get(key) ?? now;
  next.set(key, turn + 1_000 / perSecond);
  if (turn > now) await new Promise<void>((resolve) => site.clock.at(turn, resolve));
}
