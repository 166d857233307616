import { monitorEventLoopDelay } from 'node:perf_hooks';
import { extendPlans } from '../../src/server/domains/schedule/plan.ts';
import { addMembers, withSite } from './site.ts';
import type { Row } from './table.ts';

const MEMBERS = 100_000;

/** Measures how long planning every member's coming slots takes, and how long it blocks other work. */
export async function measureSchedule(): Promise<Row[]> {
  return withSite(async (site) => {
    addMembers(site, MEMBERS);
    global.gc?.();
    const before = process.memoryUsage().rss;
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const start = performance.now();
    const members = await extendPlans(site);
    const seconds = (performance.now() - start) / 1000;
    loop.disable();
    const [row] = site.db.client.prepare<[], { jobs: number }>('SELECT count(*) AS jobs FROM queued_jobs').all();
    const again = performance.now();
    await extendPlans(site);
    const idle = performance.now() - again;
    const ms = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(1);
    return [
      {
        what: `planning ${members.toLocaleString('en-US')} members (${row?.jobs.toLocaleString('en-US')} rows), s`,
        measured: seconds.toFixed(1),
        reference: '7 s, a third lost: one cron task each',
      },
      {
        what: 'event-loop delay during that, ms',
        measured: `p50 ${ms(loop.percentile(50))}, p99 ${ms(loop.percentile(99))}, max ${ms(loop.max)}`,
        goal: 'p99 ≤ 20',
      },
      { what: 'planning again when nothing is to be done, ms', measured: idle.toFixed(2) },
      {
        what: 'memory over idle while planning, MB',
        measured: String(Math.round((process.memoryUsage().rss - before) / 1e6)),
        goal: '≤ 40',
      },
    ];
  });
}
