import type { Context, MiddlewareHandler } from 'hono';
import { Gauge, Registry } from 'prom-client';
import { message } from '../../shared/messages/catalogue.ts';
import { backupsOf } from '../domains/admin/doctor/backup-age.ts';
import { countOverdue, countRecentJobs, measureFreeSpace } from '../domains/admin/metrics/service.ts';
import { readSpending } from '../domains/guidance/model/service.ts';
import { AppError } from '../lib/app-error.ts';
import { equalInConstantTime } from '../lib/secrets.ts';
import type { Site } from '../site/site.ts';
import { bearerToken } from './caller.ts';
import { answerError } from './guard.ts';
import { loadLabels } from './labels/load-labels.ts';

interface Options {
  lastBeat: () => number | null;
  version: string;
}

interface Metrics {
  /** Answers a request of Prometheus. */
  answer(c: Context): Promise<Response>;
  /** Measures the duration of requests. */
  measure: MiddlewareHandler;
}

/**
 * Creates the metrics for Prometheus, which needs METRICS_TOKEN as a Bearer token. Without that setting the route does not
 * exist and nothing is measured. docs/monitoring.md names the metrics.
 */
export function createMetrics(site: Site, options: Options): Metrics {
  const token = site.env.METRICS_TOKEN;
  if (token === undefined)
    return {
      answer: async (c) => answerError(c, new AppError('not_found', message('no_such_address'))),
      measure: (_c, next) => next(),
    };
  const requests = site.meters.measureRequests();
  const registry = Registry.merge([createRegistry(site, options), site.meters.registry]);
  const measure: MiddlewareHandler = async (c, next) => {
    const begun = performance.now();
    await next();
    const seconds = (performance.now() - begun) / 1_000;
    const { labelsOf } = await loadLabels();
    requests.observe({ ...labelsOf(c.req), status: `${Math.floor(c.res.status / 100)}xx` }, seconds);
  };
  const answer = async (c: Context) => {
    if (!equalInConstantTime(bearerToken(c.req.header('authorization')) ?? '', token)) {
      c.header('WWW-Authenticate', 'Bearer');
      return answerError(c, new AppError('unauthorized', message('metrics_token_needed')));
    }
    c.header('Cache-Control', 'no-store');
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  };
  return { answer, measure };
}

function createRegistry(site: Site, { lastBeat, version }: Options): Registry {
  const registry = new Registry();
  const registers = [registry];
  const info = { name: 'hesed_info', help: 'Always 1; the label names the version.', labelNames: ['version'] };
  new Gauge({ ...info, registers }).set({ version }, 1);
  new Gauge({
    name: 'hesed_jobs',
    help: 'Jobs whose slot was within the last hour, by status.',
    labelNames: ['status'],
    registers,
    async collect() {
      for (const [status, jobs] of await countRecentJobs(site)) this.set({ status }, jobs);
    },
  });
  new Gauge({
    name: 'hesed_due_overdue',
    help: 'Rows that are due and not claimed yet: jobs to prepare, and deliveries by channel.',
    labelNames: ['line'],
    registers,
    async collect() {
      for (const [line, rows] of await countOverdue(site)) this.set({ line }, rows);
    },
  });
  new Gauge({
    name: 'hesed_heartbeat_age_seconds',
    help: 'Time since the last heartbeat of the scheduler; NaN before the first.',
    registers,
    collect() {
      const beat = lastBeat();
      this.set(beat === null ? Number.NaN : (site.clock.now() - beat) / 1000);
    },
  });
  new Gauge({
    name: 'hesed_database_bytes',
    help: 'Size of the database on disk, with its journal.',
    registers,
    collect: collectValue(() => site.db.size()),
  });
  new Gauge({
    name: 'hesed_disk_free_bytes',
    help: 'Free space on the disk of the data folder.',
    registers,
    collect: collectValue(() => measureFreeSpace(site)),
  });
  new Gauge({
    name: 'hesed_backup_age_seconds',
    help: 'Time since the newest backup, or without one since the site was created; NaN if BACKUPS is off.',
    registers,
    collect: collectValue(async () => (site.env.BACKUPS === 'on' ? (await backupsOf(site)).ageMs / 1_000 : Number.NaN)),
  });
  new Gauge({
    name: 'hesed_model_cost_dollars',
    help: 'Cost of the language model this month (UTC); NaN on a site without one.',
    registers,
    collect: collectValue(async () => (await readSpending(site))?.spent ?? Number.NaN),
  });
  new Gauge({
    name: 'hesed_model_budget_dollars',
    help: 'Monthly budget of the language model; NaN on a site without one.',
    registers,
    collect: collectValue(async () => (await readSpending(site))?.budget ?? Number.NaN),
  });
  return registry;
}

/** Returns the `collect` function of a gauge without labels. */
function collectValue(read: () => Promise<number>) {
  return async function collect(this: Gauge): Promise<void> {
    this.set(await read());
  };
}
