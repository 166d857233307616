import type { OpenSite } from '../../src/server/site/open-site.ts';

/** A site whose clock shows the instant of the event that happens. */
export interface PastSite extends OpenSite {
  setNow(instant: number): void;
}

/** Something that happened at an instant, in milliseconds since the epoch. */
export interface PastEvent {
  at: number;
  happen(): Promise<void>;
}

/** Gives a site a clock that can be set to the past. */
export function inThePast(site: OpenSite): PastSite {
  let now = Date.now();
  return {
    ...site,
    clock: { ...site.clock, now: () => now },
    setNow(instant) {
      now = instant;
    },
  };
}

/** Lets the events up to now happen in the order of time. */
export async function replay(site: PastSite, events: readonly PastEvent[]): Promise<void> {
  const now = Date.now();
  for (const { at, happen } of events.filter((event) => event.at <= now).sort((a, b) => a.at - b.at)) {
    site.setNow(at);
    await happen();
  }
  site.setNow(now);
}

/** Returns numbers between 0 and 1 that look random and are the same in every demo. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
