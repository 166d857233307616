// The longest wait that a provider can ask for, in milliseconds. A longer one would be too late for any message.
const MOST_RETRY_AFTER_MS = 60 * 60_000;

/**
 * Returns the milliseconds that a Retry-After header asks for, at most an hour, or 0 without one (RFC 9110 §10.2.3).
 */
export function waitOf(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MOST_RETRY_AFTER_MS) : 0;
}
