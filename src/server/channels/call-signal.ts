/** Returns the signal of one call: it ends after a time-out, in milliseconds, or when the caller calls it off. */
export function callSignal(timeoutMs: number, calledOff?: AbortSignal): AbortSignal {
  const deadline = AbortSignal.timeout(timeoutMs);
  return calledOff ? AbortSignal.any([deadline, calledOff]) : deadline;
}
