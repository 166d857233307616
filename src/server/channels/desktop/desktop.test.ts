import { describe, expect, test } from 'vitest';
import { savePreferences } from '../../domains/alerts/service.ts';
import { testAlerts } from '../../domains/alerts/test-messages/service.ts';
import { createLiveSignal } from '../../site/live-signal.ts';
import { createMember, everyDay, memberActor } from '../../testing/members/members.ts';
import { createRecordingChannel } from '../../testing/providers/recording-channel.ts';
import { readDeliveries, startScheduler } from '../../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import { type Channel, openChannel } from '../channel.ts';
import { sent } from '../send-result.ts';
import { desktop } from './desktop.ts';

function desktopOf({ env, log, live }: Pick<TestSite, 'env' | 'log' | 'live'>): Channel {
  return openChannel('desktop', desktop, { env, log, screens: live });
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

const tabOf = (userId: number, showsNotifications: boolean) => ({
  ...{ userId, everybody: false, showsNotifications },
  hear() {},
  end() {},
});

/** What became of the guidance at nine, on the desktop. */
async function sendAtNine({ site }: Awaited<ReturnType<typeof openSite>>) {
  await startScheduler(site, [createRecordingChannel(), desktopOf(site)]);
  await site.clock.turnTo('2027-03-01T09:01Z');
  const row = (await readDeliveries(site)).find(({ channel }) => channel === 'desktop');
  return row && { status: row.status, code: row.errorCode, attempts: row.attempts };
}

describe('guidance on the desktop (decisions.md D25)', () => {
  test('is sent while a tab is open that may show it', async () => {
    const opened = await openSite();
    opened.site.live.admit(tabOf(opened.userId, true));
    expect(await sendAtNine(opened)).toEqual({ status: 'sent', code: null, attempts: 1 });
  });

  test.each([
    ['no tab is open', null],
    ['the tab may not show it', false],
  ])('fails for good where %s, and is not tried again', async (_why, shows) => {
    const opened = await openSite();
    if (shows !== null) opened.site.live.admit(tabOf(opened.userId, shows));
    expect(await sendAtNine(opened)).toEqual({ status: 'failed', code: 'no_open_tab', attempts: 1 });
  });

  test('does not go to another member’s tab', async () => {
    const opened = await openSite();
    opened.site.live.admit(tabOf(opened.userId + 1, true));
    expect(await sendAtNine(opened)).toMatchObject({ status: 'failed' });
  });
});

describe('a test of it (rules.md C34)', () => {
  test('arrives in an open tab', async () => {
    const { site, userId, ruth } = await openSite();
    site.live.admit(tabOf(userId, true));
    expect(await testAlerts(site, ruth, userId, ['desktop'])).toEqual({
      success: ['desktop'],
      failed: [],
      errors: {},
      said: {},
    });
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

test('it tells the provider’s id, and has nothing to close', async () => {
  const live = createLiveSignal();
  live.admit(tabOf(7, true));
  const channel = desktopOf({ ...createTestSite(), live });
  const to = { name: 'Ruth', address: '7' };
  expect(await channel.send({ kind: 'test', id: '12.abc', to, settingsUrl: '' })).toEqual(sent('12.abc'));
  await channel.close();
});
