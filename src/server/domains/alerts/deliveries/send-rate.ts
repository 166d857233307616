import pLimit, { type LimitFunction } from 'p-limit';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { SECOND_MS } from '../../../../shared/schedule/durations.ts';
import type { Site } from '../../../site/site.ts';

/** The channel and the address whose rates a call keeps to. */
interface RateScope {
  channel: AlertMethod;
  address: string;
}

/** The end of a call in turn. */
export type EndOfCall<Result> =
  /** It was aborted before its turn came, or `mayBegin` said no: the provider heard nothing. */
  | { kind: 'not_begun' }
  /** It was aborted while it ran: nobody knows what the provider did until `running` ends. */
  | { kind: 'aborted'; running: Promise<Result> }
  | { kind: 'ended'; result: Result };

// The places of each site, by channel or by channel and address. Memory is enough, because one process sends for all
// (rules.md S9) and a rate is counted in seconds.
const placesOf = new WeakMap<Site, Map<string, LimitFunction>>();
// The last instant at which a message to an address is to be tried again, by channel and address.
const bookedOf = new WeakMap<Site, Map<string, number>>();

/**
 * Returns the instant, in milliseconds, at which to try a message again whose address has others waiting already; null
 * where its turn is next. So the messages to one busy address do not hold all the places of their channel. Each one gets
 * an instant of its own.
 */
export function bookTurn(site: Site, { channel, address }: RateScope): number | null {
  const key = `${channel}:${address}`;
  const rate = CHANNELS[channel].limits.perSecond.address;
  if (rate === null || !placesOf.get(site)?.get(key)?.pendingCount) return null;
  const booked = bookedOf.get(site) ?? new Map<string, number>();
  bookedOf.set(site, booked);
  const now = site.clock.now();
  for (const [other, instant] of booked) if (instant < now) booked.delete(other);
  const turn = Math.max(now, booked.get(key) ?? 0) + SECOND_MS / rate;
  booked.set(key, turn);
  return turn;
}

/**
 * Makes a call to a provider when the rates of its channel allow it: the facts say how many messages a second the whole
 * site sends, and how many go to one address (rules.md C29, C32).
 *
 * A call of N a second takes one of N places and keeps it until a second after its end. By then the provider has received
 * the message for a second, so the provider never gets more than N within any second, however long the process stood
 * still in between.
 * @param mayBegin runs when the turn has come, just before the call; nothing is called where it returns false.
 * @param signal ends the wait for the turn, or for the call.
 * @throws what the call throws.
 */
export function callInTurn<Result>(
  site: Site,
  { channel, address }: RateScope,
  { mayBegin = async () => true, call }: { mayBegin?: () => Promise<boolean>; call: () => Promise<Result> },
  signal: AbortSignal,
): Promise<EndOfCall<Result>> {
  const { perSecond } = CHANNELS[channel].limits;
  const outcome = Promise.withResolvers<EndOfCall<Result>>();
  let running: Promise<Result> | null = null;
  const stop = () => outcome.resolve(running ? { kind: 'aborted', running } : { kind: 'not_begun' });
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);

  /** Resolves when the call has ended, and to whether it was made at all. */
  async function callNow(): Promise<boolean> {
    try {
      // The wait may also have been given up while `mayBegin` ran.
      if (signal.aborted || !(await mayBegin()) || signal.aborted) {
        outcome.resolve({ kind: 'not_begun' });
        return false;
      }
      running = call();
      outcome.resolve({ kind: 'ended', result: await running });
    } catch (error) {
      outcome.reject(error);
    }
    return true;
  }

  void inPlace(site, `${channel}:${address}`, perSecond.address, () => inPlace(site, channel, perSecond.site, callNow));
  return outcome.promise.finally(() => signal.removeEventListener('abort', stop));
}

/** Runs work in one of some places, and keeps the place for a second after work that called a provider. */
async function inPlace(site: Site, key: string, places: number | null, work: () => Promise<boolean>): Promise<boolean> {
  if (places === null) return work();
  const all = placesOf.get(site) ?? new Map<string, LimitFunction>();
  placesOf.set(site, all);
  for (const [other, limit] of all) if (limit.activeCount + limit.pendingCount === 0) all.delete(other);
  const limit = all.get(key) ?? pLimit(places);
  all.set(key, limit);
  const called = Promise.withResolvers<boolean>();
  void limit(async () => {
    const wasMade = await work();
    called.resolve(wasMade);
    if (wasMade) await new Promise<void>((resolve) => site.clock.after(SECOND_MS, resolve));
  });
  return called.promise;
}
