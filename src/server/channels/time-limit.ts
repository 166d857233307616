/** Returns a signal that aborts a call after a time-out, in milliseconds, or when the given signal aborts. */
export function withTimeout(timeoutMs: number, signal?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([deadline, signal]) : deadline;
}
