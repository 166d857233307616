import type { Context } from 'hono';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { message } from '../../shared/messages/catalogue.ts';
import { countOverdue, countRecentJobs } from '../domains/admin/metrics/service.ts';
import { AppError } from '../lib/app-error.ts';
import { sameCode } from '../lib/secrets.ts';
import type { Site } from '../site/site.ts';
import { answerError } from './guard.ts';

interface Options {
  lastBeat: () => number | null;
  version: string;
}

/**
 * Answers Prometheus with metrics for callers with METRICS_TOKEN as a Bearer token. Without that setting the route does
 * not exist (contract.md). The metrics: `hesed_info`, `hesed_jobs`, `hesed_due_overdue`, `hesed_heartbeat_age_seconds`,
 * and those of the process.
 */
export function createMetrics(site: Site, options: Options): (c: Context) => Promise<Response> {
  const token = site.env.METRICS_TOKEN;
  if (token === undefined) return async (c) => answerError(c, new AppError('not_found', message('no_such_address')));
  const registry = createRegistry(site, options);
  return async (c) => {
    const [, shown = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (!sameCode(shown, token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return answerError(c, new AppError('unauthorized', message('metrics_token_needed')));
    }
    c.header('Cache-Control', 'no-store');
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  };
}

function createRegistry(site: Site, { lastBeat, version }: Options): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const info = { name: 'hesed_info', help: 'Always 1; says which version runs.', labelNames: ['version'] };
  new Gauge({ ...info, registers }).set({ version }, 1);
  new Gauge({
    name: 'hesed_jobs',
    help: 'Jobs whose slot was within the last hour, by what became of them.',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const [status, jobs] of await countRecentJobs(site)) this.set({ status }, jobs);
    },
  });
  new Gauge({
    name: 'hesed_due_overdue',
    help: 'Rows that are due and not taken up: jobs to prepare, and deliveries by channel.',
    labelNames: ['line'],
    registers,
    async collect() {
      for (const [line, rows] of await countOverdue(site)) this.set({ line }, rows);
    },
  });
  new Gauge({
    name: 'hesed_heartbeat_age_seconds',
    help: 'Since the scheduler last beat; NaN before its first beat.',
    registers,
    collect() {
      const beat = lastBeat();
      this.set(beat === null ? Number.NaN : (site.clock.now() - beat) / 1000);
    },
  });
  return registry;
}
