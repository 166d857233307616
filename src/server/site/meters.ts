import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { DeliveryChannel } from '../../shared/channels/channels.ts';

// In seconds, up to the end of the catch-up window.
const LATENESS_BUCKETS = [1, 5, 15, 30, 60, 120, 300, 600, 1_800, 5_400];
const CALL_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const REQUEST_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * The metrics of the process, its requests, messages and provider calls for /metrics. They start at zero with the process,
 * and stay when the site is opened again.
 */
export interface Meters {
  registry: Registry;
  /** Counts an attempt by its outcome. `lateMs` is the time since the instant that the message was for. */
  observeAttempt(channel: DeliveryChannel, outcome: string, lateMs: number): void;
  /** Notes how long a provider took to answer, in milliseconds. */
  observeCall(channel: DeliveryChannel, ms: number): void;
  /** Returns the meter of requests. The first call begins to measure the process, which nothing ends. */
  measureRequests(): Histogram<'method' | 'route' | 'status'>;
}

/** Creates the meters of a process. */
export function createMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  const attempts = new Counter({
    name: 'hesed_delivery_attempts_total',
    help: 'Attempts to deliver messages since the start, by channel and outcome; after `retry` another one follows.',
    labelNames: ['channel', 'outcome'],
    registers,
  });
  const lateness = new Histogram({
    name: 'hesed_delivery_lateness_seconds',
    help: 'How long after its time a message was accepted by its provider.',
    labelNames: ['channel'],
    buckets: LATENESS_BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'hesed_provider_call_seconds',
    help: 'How long providers took to answer, by channel.',
    labelNames: ['channel'],
    buckets: CALL_BUCKETS,
    registers,
  });
  let requests: ReturnType<Meters['measureRequests']> | null = null;
  return {
    registry,
    measureRequests() {
      if (requests) return requests;
      collectDefaultMetrics({ register: registry });
      requests = new Histogram({
        name: 'hesed_http_request_seconds',
        help: 'How long requests took until the answer began, by method, route and class of status.',
        labelNames: ['method', 'route', 'status'],
        buckets: REQUEST_BUCKETS,
        registers,
      });
      return requests;
    },
    observeAttempt(channel, outcome, lateMs) {
      attempts.inc({ channel, outcome });
      if (outcome === 'sent') lateness.observe({ channel }, Math.max(0, lateMs) / 1_000);
    },
    observeCall: (channel, ms) => calls.observe({ channel }, ms / 1_000),
  };
}
