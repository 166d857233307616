import { HOUR_MS } from '../../shared/schedule/durations.ts';

/** The longest wait that a provider can ask for, in milliseconds. A longer one would be too late for any message. */
export const MAX_WAIT_MS = HOUR_MS;

/**
 * Returns the milliseconds that a Retry-After header asks for, at most an hour, or 0 without one (RFC 9110 §10.2.3). Some
 * providers name parts of a second.
 */
export function waitOf(header: string | null): number {
  if (header === null) return 0;
  return bounded(/^\d+(?:\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now());
}

/** Returns the milliseconds of a wait that an SDK read from an answer in seconds, at most an hour; 0 for no number. */
export function waitOfSeconds(seconds: unknown): number {
  return typeof seconds === 'number' ? bounded(seconds * 1_000) : 0;
}

function bounded(ms: number): number {
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
