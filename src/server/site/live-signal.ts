/** One open tab that listens for changes. */
export interface Tab {
  userId: number;
  /** True for an administrator's tab, which is told of every member's changes. */
  getsEveryMember: boolean;
  /** True when the tab may show notifications. */
  showsNotifications: boolean;
  /** Called when a member's data changed. */
  onChange(userId: number): void;
  /** Called when the site closes. */
  end(): void;
}

/** Tells open tabs that data changed. The tabs also see changes without the signal, but later. */
export interface LiveSignal {
  /** Announces that a member's data changed. */
  announce(userId: number): void;
  /** Admits a tab and returns a function that removes it; null when there are too many tabs. */
  admit(tab: Tab): (() => void) | null;
  /** Returns whether a member has an open tab that may show notifications. */
  hasNotifyingTab(userId: number): boolean;
  /** Returns the number of open tabs. */
  count(): number;
  /** Ends every tab's stream and admits no more. */
  close(): void;
}

/** The most tabs that may listen at once. The limit stops one person from using up the site's connections. */
const LIVE_LIMITS = { perMember: 12, perSite: 1_000 };

export function createLiveSignal(limits = LIVE_LIMITS): LiveSignal {
  const byMember = new Map<number, Set<Tab>>();
  const adminTabs = new Set<Tab>();
  let open = 0;
  let closed = false;
  const tabsOf = (userId: number) => byMember.get(userId) ?? new Set<Tab>();
  return {
    announce(userId) {
      for (const tab of new Set([...tabsOf(userId), ...adminTabs])) tab.onChange(userId);
    },
    admit(tab) {
      const tabs = tabsOf(tab.userId);
      if (closed || open >= limits.perSite || tabs.size >= limits.perMember) return null;
      byMember.set(tab.userId, tabs.add(tab));
      if (tab.getsEveryMember) adminTabs.add(tab);
      open += 1;
      return () => {
        if (!tabs.delete(tab)) return;
        adminTabs.delete(tab);
        open -= 1;
        if (tabs.size === 0) byMember.delete(tab.userId);
      };
    },
    hasNotifyingTab: (userId) => [...tabsOf(userId)].some((tab) => tab.showsNotifications),
    count: () => open,
    close() {
      closed = true;
      for (const tabs of [...byMember.values()]) for (const tab of [...tabs]) tab.end();
    },
  };
}
