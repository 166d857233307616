import { describe, expect, onTestFinished, test } from 'vitest';
import { acknowledgeShown } from '../../domains/alerts/browser-tabs/service.ts';
import { watchMember } from '../../domains/alerts/live/service.ts';
import { savePreferences } from '../../domains/alerts/service.ts';
import { testAlerts } from '../../domains/alerts/test-messages/service.ts';
import { createLiveSignal } from '../../site/live-signal.ts';
import { createMember, everyDay, memberActor } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { readDeliveries, readJobs, startScheduler } from '../../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import { type Channel, openChannel } from '../channel.ts';
import { sent } from '../send-result.ts';
import { desktop } from './desktop.ts';

function desktopOf({ env, log, keys, live }: Pick<TestSite, 'env' | 'log' | 'keys' | 'live'>): Channel {
  return openChannel('desktop', desktop, { env, log, keys, openTabs: live });
}

/** A site with the desktop channel, and a member who has switched it on. */
async function openSite() {
  const site = createTestSite({ now: '2027-03-01T08:00Z' });
  site.channels.set('desktop', desktopOf(site));
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const ruth = await memberActor(site, userId);
  const { methods } = await savePreferences(site, ruth, userId, { alertMethods: ['email', 'desktop'] });
  expect(methods.find(({ method }) => method === 'desktop')).toEqual({
    method: 'desktop',
    state: 'ready',
    reason: null,
    said: null,
  });
  return { site, userId, ruth };
}

type Opened = Awaited<ReturnType<typeof openSite>>;

const tabOf = (userId: number, showsNotifications: boolean) => ({
  ...{ userId, getsEveryMember: false, showsNotifications },
  onChange() {},
  end() {},
});

/** An open tab on the real stream. It shows each notification and acknowledges it, unless it is dead. */
function openTab({ site, ruth }: Opened, { isDead = false } = {}) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const shown: number[] = [];
  const stream = watchMember(site, ruth, { desktop: true, signal: leaving.signal });
  void (async () => {
    for await (const { event } of stream) {
      if (event.kind !== 'notification') continue;
      shown.push(event.deliveryId);
      if (!isDead) await acknowledgeShown(site, ruth, event.deliveryId);
    }
  })();
  return { shown, close: () => leaving.abort() };
}

/** Sends the guidance of nine o'clock, and reads the delivery on the desktop then and a minute later. */
async function sendAtNine({ site }: Opened) {
  const scheduler = await startScheduler(site, [createRecordingChannel(), desktopOf(site)]);
  const read = async (at: string) => {
    await site.clock.turnTo(at);
    await scheduler.beat();
    const row = (await readDeliveries(site)).find(({ channel }) => channel === 'desktop');
    return (
      row && { status: row.status, code: row.errorCode, attempts: row.attempts, delivered: row.deliveredAt !== null }
    );
  };
  return { now: await read('2027-03-01T09:00:30Z'), later: () => read('2027-03-01T09:01:30Z') };
}

describe('D25: guidance on the desktop', () => {
  test('is sent to an open tab, and delivered once the tab says that it showed it', async () => {
    const opened = await openSite();
    const tab = openTab(opened);
    const { now, later } = await sendAtNine(opened);
    expect(now).toEqual({ status: 'sent', code: null, attempts: 1, delivered: true });
    expect(tab.shown).toHaveLength(1);
    expect(await later()).toEqual(now);
  });

  test('stays sent while no tab acknowledges it, and counts as not shown after a minute', async () => {
    const opened = await openSite();
    openTab(opened, { isDead: true });
    const { now, later } = await sendAtNine(opened);
    expect(now).toEqual({ status: 'sent', code: null, attempts: 1, delivered: false });
    expect(await later()).toEqual({ status: 'failed', code: 'not_shown', attempts: 1, delivered: false });
  });

  test('D22: fails its job too where no other channel brought it', async () => {
    const opened = await openSite();
    await savePreferences(opened.site, opened.ruth, opened.userId, { alertMethods: ['desktop'] });
    openTab(opened, { isDead: true });
    const { later } = await sendAtNine(opened);
    expect((await readJobs(opened.site))[0]?.status).toBe('completed');
    await later();
    expect((await readJobs(opened.site))[0]).toMatchObject({ status: 'failed', errorMessage: 'not_shown' });
  });

  test('that no tab showed is marked even when the process was killed before the mark', async () => {
    const opened = await openSite();
    const { site, userId } = opened;
    const at = new Date(site.clock.now());
    await site.db.insert(site.db.tables.deliveries).values({
      ...{ userId, kind: 'guidance', channel: 'desktop', status: 'sent', attempts: 1 },
      ...{ dueAt: at, createdAt: at, startedAt: at, finishedAt: at, runAt: new Date(at.getTime() + 60_000) },
    });
    site.clock.jumpTo(at.getTime() + 3_600_000);
    await startScheduler(site, [desktopOf(site)]);
    expect((await readDeliveries(site)).map(({ status, errorCode }) => [status, errorCode])).toContainEqual([
      ...['failed', 'not_shown'],
    ]);
  });

  test('is not shown again by a tab that opens after another has shown it', async () => {
    const opened = await openSite();
    openTab(opened);
    await sendAtNine(opened);
    const second = openTab(opened);
    await opened.site.clock.advance(1_000);
    expect(second.shown).toEqual([]);
  });

  test('is delivered once where two tabs acknowledge it', async () => {
    const opened = await openSite();
    const { site, ruth } = opened;
    const [first] = [openTab(opened), openTab(opened)];
    await sendAtNine(opened);
    const deliveredAt = async () => (await readDeliveries(site)).flatMap((row) => row.deliveredAt ?? []);
    const before = await deliveredAt();
    await site.clock.advance(1_000);
    await acknowledgeShown(site, ruth, first?.shown[0] ?? 0);
    expect([before.length, await deliveredAt()]).toEqual([1, before]);
  });

  test('ignores a tab that acknowledges it too late, and tabs of other members', async () => {
    const opened = await openSite();
    const { site, ruth } = opened;
    const tab = openTab(opened, { isDead: true });
    const { later } = await sendAtNine(opened);
    const naomi = await memberActor(site, await createMember(site));
    await expect(acknowledgeShown(site, naomi, tab.shown[0] ?? 0)).rejects.toMatchObject({ code: 'not_found' });
    const failed = await later();
    await acknowledgeShown(site, ruth, tab.shown[0] ?? 0);
    expect(await later()).toEqual(failed);
  });

  test.each([
    ['no tab is open', null],
    ['the tab may not show it', false],
  ])('fails for good where %s, without another try', async (_why, shows) => {
    const opened = await openSite();
    if (shows !== null) opened.site.live.admit(tabOf(opened.userId, shows));
    const { now } = await sendAtNine(opened);
    expect(now).toEqual({ status: 'failed', code: 'no_open_tab', attempts: 1, delivered: false });
  });

  test('does not go to another member’s tab', async () => {
    const opened = await openSite();
    opened.site.live.admit(tabOf(opened.userId + 1, true));
    expect((await sendAtNine(opened)).now).toMatchObject({ status: 'failed' });
  });
});

describe('C34: a test of it', () => {
  test('arrives in an open tab', async () => {
    const opened = await openSite();
    const { site, userId, ruth } = opened;
    openTab(opened);
    expect(await testAlerts(site, ruth, userId, ['desktop'])).toEqual({
      success: ['desktop'],
      failed: [],
      errors: {},
      said: {},
    });
  });

  test('says in a sentence that the open tab did not show it', async () => {
    const opened = await openSite();
    const { site, userId, ruth } = opened;
    openTab(opened, { isDead: true });
    const asked = testAlerts(site, ruth, userId, ['desktop']);
    await site.clock.advance(10_000);
    expect((await asked).errors.desktop).toMatch(/^This site is open in a tab, but the tab didn’t show it/);
  });

  test('says in a sentence that no tab is open', async () => {
    const { site, userId, ruth } = await openSite();
    expect((await testAlerts(site, ruth, userId, ['desktop'])).errors.desktop).toBe(
      'This site wasn’t open in a tab that can show notifications. Keep one open to get them.',
    );
  });

  test('fails without a call while it is switched off', async () => {
    const { site, userId, ruth } = await openSite();
    await savePreferences(site, ruth, userId, { alertMethods: ['email'] });
    expect((await testAlerts(site, ruth, userId, ['desktop'])).errors.desktop).toBe(
      'Desktop is switched off. Switch it on and save first.',
    );
  });
});

test('has no provider’s id and nothing to close', async () => {
  const live = createLiveSignal();
  live.admit(tabOf(7, true));
  const channel = desktopOf({ ...createTestSite(), live });
  const to = { name: 'Ruth', address: '7' };
  expect(await channel.send({ kind: 'test', id: '12.abc', to, settingsUrl: '' })).toEqual(sent('12.abc'));
  await channel.close();
});
