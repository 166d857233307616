import type { Context } from 'hono';
import { findStorageError, STORAGE_ADVICE } from '../lib/errors/storage-errors.ts';
import type { Site } from '../site/site.ts';

const MAX_BEAT_AGE_MS = 90_000;
// Anybody may ask, and each check waits for the disk, so a successful one counts for this long.
const CHECK_EVERY_MS = 1_000;
const STANDS_BY =
  'Another process does the scheduling; this one stands by. Send visitors to the other: tabs that are open here get no notifications.';

interface Options {
  lastBeat: () => number | null;
  isStandby: () => boolean;
}

/**
 * Checks that the database accepts writes and that the heartbeat is recent (docs/monitoring.md). A write that succeeded counts
 * for a second; a failed one is tried again by the next request. A standby process is ready too, and reports that it stands by
 * (rules.md S9).
 */
export function createReadiness(site: Site, { lastBeat, isStandby }: Options): (c: Context) => Promise<Response> {
  let checkedAt: number | null = null;

  async function checkDatabase(): Promise<string> {
    // The clock may be set back.
    if (checkedAt !== null && Math.abs(site.clock.now() - checkedAt) < CHECK_EVERY_MS) return 'ok';
    checkedAt = null;
    try {
      await site.db.checkWritable();
    } catch (error) {
      return STORAGE_ADVICE[findStorageError(error) ?? 'not_writable'];
    }
    checkedAt = site.clock.now();
    return 'ok';
  }

  return async (c) => {
    const database = await checkDatabase();
    const beat = lastBeat();
    const heartbeat = beat !== null && site.clock.now() - beat < MAX_BEAT_AGE_MS ? 'ok' : 'The heartbeat has stopped.';
    const ready = database === 'ok' && heartbeat === 'ok';
    const scheduler = isStandby() ? STANDS_BY : 'ok';
    return c.json({ ready, checks: { database, heartbeat, scheduler } }, ready ? 200 : 503);
  };
}
