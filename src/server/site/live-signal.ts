/** What one open tab hears of. */
export interface Tab {
  userId: number;
  /** Whether it hears of everybody, as an administrator's does. */
  everybody: boolean;
  /** Whether it may show notifications. */
  showsNotifications: boolean;
  /** Told that something of a member's changed. */
  hear(userId: number): void;
  /** Told that the site is closing. */
  end(): void;
}

/** Tells open tabs that something was written; the rows are what counts, the signal only saves waiting. */
export interface LiveSignal {
  /** Says that something of a member's changed. */
  announce(userId: number): void;
  /** Takes a tab in, and gives how it leaves; null where there is no room for it. */
  admit(tab: Tab): (() => void) | null;
  /** Whether a member has a tab open that may show notifications. */
  hasScreen(userId: number): boolean;
  /** How many tabs are open. */
  count(): number;
  /** Ends every tab's stream and takes in no more. */
  close(): void;
}

/** How many tabs are heard of at once, so that nobody can use up the site's connections. */
export const LIVE_LIMITS = { perMember: 12, perSite: 1_000 };

export function createLiveSignal(limits = LIVE_LIMITS): LiveSignal {
  const own = new Map<number, Set<Tab>>();
  const ofEverybody = new Set<Tab>();
  let open = 0;
  let closed = false;
  const tabsOf = (userId: number) => own.get(userId) ?? new Set<Tab>();
  return {
    announce(userId) {
      for (const tab of new Set([...tabsOf(userId), ...ofEverybody])) tab.hear(userId);
    },
    admit(tab) {
      const tabs = tabsOf(tab.userId);
      if (closed || open >= limits.perSite || tabs.size >= limits.perMember) return null;
      own.set(tab.userId, tabs.add(tab));
      if (tab.everybody) ofEverybody.add(tab);
      open += 1;
      return () => {
        if (!tabs.delete(tab)) return;
        ofEverybody.delete(tab);
        open -= 1;
        if (tabs.size === 0) own.delete(tab.userId);
      };
    },
    hasScreen: (userId) => [...tabsOf(userId)].some((tab) => tab.showsNotifications),
    count: () => open,
    close() {
      closed = true;
      for (const tabs of [...own.values()]) for (const tab of [...tabs]) tab.end();
    },
  };
}
