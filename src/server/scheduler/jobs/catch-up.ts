import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { planLetters } from '../../domains/alerts/letters/plan.ts';
import { LATE_MS } from '../../domains/schedule/jobs/service.ts';
import { extendPlans } from '../../domains/schedule/plan.ts';
import type { Site } from '../../site/site.ts';
import type { Lane } from '../lanes/lane.ts';

// After downtime, overdue rows are spread over this long (rules.md S5).
const CATCH_UP_SPREAD_MS = 2 * MINUTE_MS;

/**
 * Creates the missing rows for slots in the catch-up window, then spreads overdue rows. No lane may claim before this is
 * done.
 */
export async function catchUp(site: Site, lanes: readonly Lane[]): Promise<void> {
  // Rows are created two days ahead, so after longer downtime the newest slots have no rows yet.
  await extendPlans(site, 0);
  await planLetters(site);
  const now = site.clock.now();
  const window = site.env.CATCH_UP_MINUTES * MINUTE_MS;
  const overdue = { since: now - LATE_MS, stretch: CATCH_UP_SPREAD_MS, window };
  for (const lane of lanes) await lane.spreadOverdue(now, overdue);
}
