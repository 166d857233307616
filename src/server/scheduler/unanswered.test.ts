import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHANNELS } from '../../shared/channels/channels.ts';
import { type Channel, openChannel } from '../channels/channel.ts';
import { DEFINITIONS } from '../channels/registry.ts';
import { PROVIDED, startAllDoubles } from '../testing/doubles/all-doubles.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { readDeliveries, startScheduler } from '../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';

const MINUTE = 60_000;
/** The limits of one call are 15 to 20 s, and a lease is 30 s; waits of at least this length are shortened. */
const LONG_MS = 10_000;
const SHORTER = 20;

/** Shortens every long wait of the process, so that the time limits of calls to providers pass within a second or two. */
function shortenTimeLimits(): void {
  const { timeout } = AbortSignal;
  const { setTimeout: wait } = globalThis;
  const shorten = (ms = 0) => (ms >= LONG_MS ? ms / SHORTER : ms);
  const spies = [
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, shorten(ms))),
    vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number, ...given: []) =>
        wait(work, shorten(ms), ...given)) as typeof setTimeout),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

/** Creates a member with a slot at nine on every channel that has a provider; their addresses are the doubles' own. */
async function createMemberOnAll(site: TestSite, addressOf: (channel: (typeof PROVIDED)[number]) => object) {
  const userId = await createMember(site, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
  const { alertAddresses, deliveries, userProfiles } = site.db.tables;
  await site.db.delete(deliveries);
  await site.db.update(userProfiles).set({ alertMethods: [...PROVIDED], smsConsent: true });
  const verifiedAt = new Date(site.clock.now());
  for (const channel of PROVIDED)
    if (channel === 'email')
      await site.db.update(alertAddresses).set(addressOf(channel)).where(eq(alertAddresses.channel, channel));
    else
      await site.db
        .insert(alertAddresses)
        .values({ userId, channel, address: channel, verifiedAt, ...addressOf(channel) });
}

test('S7: a provider that never answers: the limit of the call ends the row as its channel says, and nothing is sent twice', {
  timeout: 30_000,
}, async () => {
  const doubles = await startAllDoubles();
  onTestFinished(() => doubles.close());
  const site = createTestSite({ env: { ...doubles.env, LOG_LEVEL: 'error' } });
  await createMemberOnAll(site, (channel) => doubles.of(channel).addressFor(1));
  for (const channel of PROVIDED) doubles.of(channel).providerFailures?.['no answer in time'].arrange?.();
  shortenTimeLimits();
  const channels: Channel[] = PROVIDED.map((method) => {
    const definition = DEFINITIONS[method];
    return openChannel(method, definition, { ...site, openTabs: site.live });
  });
  onTestFinished(async () => {
    for (const channel of channels) await channel.close();
  });
  await startScheduler(site, channels);
  await site.clock.turnTo('2027-03-01T09:00Z');

  const rows = async () =>
    Object.fromEntries(
      (await readDeliveries(site))
        .filter(({ channel }) => channel !== 'app')
        .map(({ channel, status, attempts, errorCode }) => [channel, [status, attempts, errorCode]]),
    );
  // Where the provider recognises a repeat the row waits for the next try; elsewhere nobody knows whether it arrived.
  const ends = Object.fromEntries(
    PROVIDED.map((channel) => {
      const { ends: result } = doubles.of(channel).providerFailures?.['no answer in time'] ?? {};
      const status = CHANNELS[channel].repeatable ? 'pending' : 'unknown';
      return [channel, [status, 1, result && 'code' in result ? result.code : null]];
    }),
  );
  await expect.poll(rows, { timeout: 10_000 }).toEqual(ends);

  // The provider answers again: what may be repeated is sent once, and the others are left alone.
  for (const channel of PROVIDED) doubles.of(channel).heal();
  const healed = Object.fromEntries(
    PROVIDED.map((channel) => [channel, CHANNELS[channel].repeatable ? ['sent', 2, null] : ends[channel]]),
  );
  await site.clock.advance(2 * MINUTE);
  await expect.poll(rows, { timeout: 10_000 }).toEqual(healed);
  await site.clock.advance(30 * MINUTE);
  expect(await rows()).toEqual(healed);
  // A message may have arrived though the call had no answer. A repeat is then recognised by its mark, or there is none.
  for (const channel of PROVIDED) {
    const received = doubles.of(channel).received();
    const marks = new Set(received.map(({ address, repeatTag }) => repeatTag ?? address));
    if (CHANNELS[channel].repeatable) expect(marks.size, channel).toBe(1);
    else expect(marks.size, channel).toBe(received.length);
  }
});
