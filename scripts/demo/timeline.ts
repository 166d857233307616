import type { OpenSite } from '../../src/server/site/open-site.ts';

/** A site whose clock can be set to the past. */
export interface PastSite extends OpenSite {
  setNow(instant: number): void;
}

/** Something that happened at an instant in the past. */
export interface PastEvent {
  /** In milliseconds since the epoch. */
  at: number;
  run(): Promise<void>;
}

/** Returns a site with a clock that can be set. */
export function withSettableClock(site: OpenSite): PastSite {
  let now = Date.now();
  return {
    ...site,
    clock: { ...site.clock, now: () => now },
    setNow(instant) {
      now = instant;
    },
  };
}

/** Runs the events up to now in the order of time, each at its instant. */
export async function replay(site: PastSite, events: readonly PastEvent[]): Promise<void> {
  const now = Date.now();
  for (const { at, run } of events.filter((event) => event.at <= now).sort((a, b) => a.at - b.at)) {
    site.setNow(at);
    await run();
  }
  site.setNow(now);
}
