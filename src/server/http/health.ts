import type { Context } from 'hono';
import type { Site } from '../lib/site.ts';

const OLDEST_BEAT_MS = 90_000;

/** Whether the process can do its work: the database takes writes and the heartbeat is fresh (contract.md). */
export function createReadiness(site: Site, lastBeat: () => number | null): (c: Context) => Promise<Response> {
  return async (c) => {
    const database = await site.db.checkWritable().then(
      () => 'ok',
      () => 'The database cannot be written.',
    );
    const beat = lastBeat();
    const heartbeat = beat !== null && site.clock.now() - beat < OLDEST_BEAT_MS ? 'ok' : 'The heartbeat has stopped.';
    const ready = database === 'ok' && heartbeat === 'ok';
    return c.json({ ready, checks: { database, heartbeat } }, ready ? 200 : 503);
  };
}
