/**
 * Waits until this tab is the one hidden tab of the browser that keeps its stream, so that notifications are shown while all
 * tabs are hidden. Calls `onGranted` then. `release` stops waiting, or lets the next hidden tab have it; a tab that is closed
 * releases it too. The browser must provide locks, as it does wherever it allows notifications: on https and on localhost.
 */
export function waitForHiddenStream(onGranted: () => void) {
  let isOurs = false;
  const waiting = new AbortController();
  const released = Promise.withResolvers<void>();
  void navigator.locks
    .request('hesed-hidden-stream', { signal: waiting.signal }, () => {
      isOurs = true;
      onGranted();
      return released.promise;
    })
    // Released before it was granted.
    .catch(() => undefined);
  return {
    isOurs: () => isOurs,
    release() {
      waiting.abort();
      released.resolve();
    },
  };
}
