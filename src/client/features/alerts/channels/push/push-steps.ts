/** A browser's subscription, or the marker of a browser without a push service (product.md §7). */
export type Subscription = PushSubscriptionJSON | typeof LOCAL_ONLY;
export const LOCAL_ONLY = 'local-notifications';

export type PushOutcome = 'enabled' | 'unsupported' | 'denied' | 'failed';

/** The steps of switching push on, in the browser and on the server. */
export interface PushSteps {
  isSupported(): boolean;
  askPermission(): Promise<NotificationPermission | 'unsupported'>;
  /** Returns the browser's subscription; null if the browser gives none. */
  subscribe(): Promise<Subscription | null>;
  /** Removes the subscription in the browser. */
  unsubscribe(): Promise<void>;
  /** Registers the subscription on the server. */
  register(subscription: PushSubscriptionJSON): Promise<void>;
  showFirstNotification(): Promise<void>;
  /** Switches the channel on for the member. */
  turnOn(): Promise<void>;
}

/** Takes the steps to switch push on (product.md §4). If a step fails, the channel stays off. */
export async function enablePush(steps: PushSteps): Promise<PushOutcome> {
  if (!steps.isSupported()) return 'unsupported';
  try {
    const permission = await steps.askPermission();
    if (permission !== 'granted') return permission === 'unsupported' ? 'unsupported' : 'denied';
  } catch {
    return 'failed';
  }
  try {
    const subscription = await steps.subscribe();
    if (subscription === null) return 'failed';
    if (subscription !== LOCAL_ONLY) await steps.register(subscription);
    await steps.showFirstNotification();
    await steps.turnOn();
    return 'enabled';
  } catch {
    // The server deletes its subscription when its next message fails, so only the browser's is removed here.
    await steps.unsubscribe().catch(() => undefined);
    return 'failed';
  }
}
