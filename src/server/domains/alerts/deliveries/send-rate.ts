import pLimit, { type LimitFunction } from 'p-limit';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { SECOND_MS } from '../../../../shared/schedule/durations.ts';
import type { Site } from '../../../site/site.ts';

/** The channel and the address whose rates a call keeps to. */
interface RateScope {
  channel: AlertMethod;
  address: string;
}

/** The end of a call that kept to the rates. */
export type EndOfCall<Result> =
  /** It was aborted before a rate slot was free, or `mayBegin` said no: the provider heard nothing. */
  | { kind: 'not_begun' }
  /** It was aborted while it ran: nobody knows what the provider did until `running` ends. */
  | { kind: 'aborted'; running: Promise<Result> }
  | { kind: 'ended'; result: Result };

// A rate of N messages a second is N rate slots, which are no slots of a schedule. A call takes one and keeps it until a
// second after its end. By then the provider has received the message for a second, so it never gets more than N within any
// second, however long the process stood still in between. A call needs one of its address and one of its channel.

// The rate slots of each site, by channel or by channel and address. Memory is enough, because one process sends for all
// (rules.md S9) and a rate is counted in seconds.
const rateSlotsOf = new WeakMap<Site, Map<string, LimitFunction>>();
// The last instant that is booked for a message to an address, by channel and address.
const bookedUntilOf = new WeakMap<Site, Map<string, number>>();

/**
 * Books a time for a message whose address has others waiting already. Returns the instant, in milliseconds, at which to
 * try it again; null where it is next. So the messages to one busy address do not hold the whole lane. Each one gets an
 * instant of its own.
 */
export function bookRateSlot(site: Site, { channel, address }: RateScope): number | null {
  const key = `${channel}:${address}`;
  const rate = CHANNELS[channel].limits.perSecond.address;
  if (rate === null || !rateSlotsOf.get(site)?.get(key)?.pendingCount) return null;
  const booked = bookedUntilOf.get(site) ?? new Map<string, number>();
  bookedUntilOf.set(site, booked);
  const now = site.clock.now();
  for (const [other, instant] of booked) if (instant < now) booked.delete(other);
  const slotAt = Math.max(now, booked.get(key) ?? 0) + SECOND_MS / rate;
  booked.set(key, slotAt);
  return slotAt;
}

/**
 * Makes a call to a provider when the rates of its channel allow it: the facts say how many messages a second the whole
 * site sends, and how many go to one address (rules.md C29, C32).
 * @param mayBegin runs when a rate slot is free, just before the call; nothing is called where it returns false.
 * @param signal ends the wait for a rate slot, or for the call.
 * @throws what the call throws.
 */
export function callWithinRate<Result>(
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

  void withRateSlot(site, `${channel}:${address}`, perSecond.address, () =>
    withRateSlot(site, channel, perSecond.site, callNow),
  );
  return outcome.promise.finally(() => signal.removeEventListener('abort', stop));
}

/** Runs work in one of some rate slots, and keeps it for a second after work that called a provider. */
async function withRateSlot(
  site: Site,
  key: string,
  slots: number | null,
  work: () => Promise<boolean>,
): Promise<boolean> {
  if (slots === null) return work();
  const all = rateSlotsOf.get(site) ?? new Map<string, LimitFunction>();
  rateSlotsOf.set(site, all);
  for (const [other, limit] of all) if (limit.activeCount + limit.pendingCount === 0) all.delete(other);
  const limit = all.get(key) ?? pLimit(slots);
  all.set(key, limit);
  const called = Promise.withResolvers<boolean>();
  void limit(async () => {
    const wasMade = await work();
    called.resolve(wasMade);
    if (wasMade) await new Promise<void>((resolve) => site.clock.after(SECOND_MS, resolve));
  });
  return called.promise;
}
