import type { Site } from '../../site/site.ts';
import { type Claimed, type DueRows, LEASE_MS } from '../claim.ts';

const RENEW_MS = LEASE_MS / 3;

/** Renews the leases of the rows that a lane works on. */
interface LaneLeases {
  /** Renews regularly while the lane works on any row. */
  keep(): void;
  /** Renews now if a clock jump or a pause of the process may have ended the leases. */
  renewAfterJump(): Promise<void>;
  stop(): void;
}

/**
 * @param lane the name of the lane, for the log.
 * @param inProgress the rows that the lane works on.
 */
export function createLaneLeases(
  site: Site,
  lane: string,
  rows: Pick<DueRows, 'renew'>,
  inProgress: Pick<ReadonlyMap<Claimed, unknown>, 'keys' | 'size'>,
): LaneLeases {
  let renewedAt = site.clock.now();
  let cancelNext: (() => void) | null = null;

  async function renew(): Promise<void> {
    renewedAt = site.clock.now();
    if (inProgress.size) await rows.renew([...inProgress.keys()], renewedAt);
  }

  function keep(): void {
    cancelNext ??= site.clock.at(site.clock.now() + RENEW_MS, async () => {
      await renew().catch((error) => site.log.error({ err: error, lane }, 'renewing leases failed'));
      cancelNext = null;
      if (inProgress.size) keep();
    });
  }

  return {
    keep,
    async renewAfterJump() {
      if (Math.abs(site.clock.now() - renewedAt) > 2 * RENEW_MS) await renew();
    },
    stop: () => cancelNext?.(),
  };
}
