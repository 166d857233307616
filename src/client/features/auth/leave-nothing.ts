import { forgetMember } from '../../lib/session.ts';

/** The account is gone: nothing of its member stays in this browser, and no push message finds it any more. */
export function leaveNothing(): void {
  forgetMember();
  try {
    window.localStorage.clear();
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  void endPush().catch(() => undefined);
}

async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
