import { expect, test } from 'vitest';
import { createLiveSignal, type LiveSignal, type Tab } from './live-signal.ts';

function openTab(live: LiveSignal, tab: Partial<Tab> & { userId: number }) {
  const heard: number[] = [];
  const ended: boolean[] = [];
  const leave = live.admit({
    getsEveryMember: false,
    showsNotifications: false,
    onChange: (userId) => void heard.push(userId),
    end: () => void ended.push(true),
    ...tab,
  });
  return { heard, ended, leave };
}

test('a tab hears each change of its own member once, and an administrator’s tab those of every member', () => {
  const live = createLiveSignal();
  const ruth = openTab(live, { userId: 1 });
  const naomi = openTab(live, { userId: 2 });
  const admin = openTab(live, { userId: 3, getsEveryMember: true });
  for (const userId of [1, 3, 4]) live.announce(userId);
  expect([ruth.heard, naomi.heard, admin.heard]).toEqual([[1], [], [1, 3, 4]]);
});

test('a tab that was removed hears nothing, and another one may take its place', () => {
  const live = createLiveSignal({ perMember: 1, perSite: 9 });
  const first = openTab(live, { userId: 1 });
  expect(openTab(live, { userId: 1 }).leave).toBeNull();
  expect(openTab(live, { userId: 2 }).leave).not.toBeNull();
  first.leave?.();
  first.leave?.();
  live.announce(1);
  expect(first.heard).toEqual([]);
  expect(live.count()).toBe(1);
  expect(openTab(live, { userId: 1 }).leave).not.toBeNull();
});

test('the site admits a limited number of tabs', () => {
  const live = createLiveSignal({ perMember: 9, perSite: 2 });
  const tabs = [1, 2, 3].map((userId) => openTab(live, { userId }));
  expect(tabs.map(({ leave }) => leave !== null)).toEqual([true, true, false]);
});

test('hasNotifyingTab is true while one of a member’s tabs may show notifications', () => {
  const live = createLiveSignal();
  openTab(live, { userId: 1 });
  expect(live.hasNotifyingTab(1)).toBe(false);
  const { leave } = openTab(live, { userId: 1, showsNotifications: true });
  expect([live.hasNotifyingTab(1), live.hasNotifyingTab(2)]).toEqual([true, false]);
  leave?.();
  expect(live.hasNotifyingTab(1)).toBe(false);
});

test('closing ends every tab and admits no more', () => {
  const live = createLiveSignal();
  const tabs = [1, 1, 2].map((userId) => openTab(live, { userId }));
  live.close();
  expect(tabs.map(({ ended }) => ended)).toEqual([[true], [true], [true]]);
  expect(openTab(live, { userId: 4 }).leave).toBeNull();
});
