import { and, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type SomeAddressFields, someAddressFields } from '../../../../shared/alerts/typed-addresses.ts';
import {
  ACCOUNT_METHOD,
  type AlertMethod,
  CHANNELS,
  isMethod,
  REPORTING_METHODS,
  typedAddressOf,
} from '../../../../shared/channels/channels.ts';
import { isOutsideHours } from '../../../../shared/channels/hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import type { Channel } from '../../../channels/channel.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import type { Message } from '../../../channels/message.ts';
import { failed, retry, type SendResult, sent } from '../../../channels/send-result.ts';
import type { MemberActor } from '../../../lib/actor.ts';
import { PROVIDED } from '../../../testing/doubles/all-doubles.ts';
import { FULL_RUN } from '../../../testing/full-run.ts';
import { createMember, everyDay, memberActor } from '../../../testing/members/members.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { createRandom, type Random } from '../../../testing/random.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { verifyLedger } from '../../consent/verify.ts';
import { resumeMember } from '../../schedule/pauses/service.ts';
import { verifyAddress } from '../addresses/ownership.ts';
import { beginPause } from '../pauses/service.ts';
import { changePreferences } from '../preference-changes.ts';
import { queueTerms } from '../queue-terms.ts';
import { readByMessageId } from './messages.ts';
import type { DeliveryRow } from './service.ts';

// Members, providers and the clock do whatever comes, in an order that a seed decides. Whatever they do, every message that is
// handed to a provider keeps the rules, and nothing stays undone.

const LIVES = FULL_RUN ? 30 : 2;
const STEPS = 120;
const MEMBERS = 3;
const LINKED_METHODS = PROVIDED.filter((method) => method !== ACCOUNT_METHOD);
// Fewer than the members, so that some of them share one.
const NUMBERS = ['+442079460001', '+442079460002'];
const CONFIRMED = { hour: 7, minute: 30 };
const WEEK = everyDay(
  { ...CONFIRMED, type: 'reflection', confirmedFor: ['sms'] },
  { hour: 12, minute: 0, type: 'prayer' },
  { hour: 21, minute: 30, type: 'do' },
);
const TEXTS = ['thank you so much for this word today', 'hi'];
/** The longest that a message may wait: the waits that a provider asks for (rules.md C15), and a night. */
const MAX_WAIT_MS = 50 * HOUR_MS;

/** The results that a provider gives, each as often as it stands here. */
const RESULTS: readonly ((sid: string, method: AlertMethod) => SendResult)[] = [
  ...Array<(sid: string) => SendResult>(12).fill(sent),
  () => retry('provider_503'),
  () => retry('provider_503'),
  () => retry('provider_429', { afterMs: 90_000, rests: 'channel' }),
  () => retry('phone_off', { address: 'count', retries: 2 }),
  () => retry('held_back', { waitsMs: [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS] }),
  () => failed('account', 'none', { restMs: HOUR_MS }),
  () => failed('message'),
  () => failed('number', 'disable'),
  () => failed('stopped', 'opt_out'),
  (_sid, method) => (CHANNELS[method].repeatable ? retry('silence') : { kind: 'unknown', code: 'silence' }),
];

class Life {
  readonly site: TestSite = createTestSite({ now: '2027-03-01T06:00Z' });
  readonly broken: string[] = [];
  /** The events, one line each. */
  readonly story: string[] = [];
  /** The results of each message so far; `lost` where the provider reported later that another try may help. */
  readonly results = new Map<string, string[]>();
  readonly #random: Random;
  readonly #members = new Map<number, MemberActor>();
  #scheduler: TestScheduler | null = null;
  #hasLuck = false;
  #sids = 0;

  constructor(seed: number) {
    this.#random = createRandom(seed);
    this.site.rateLimits.consume = async () => {};
  }

  async begin(): Promise<void> {
    for (let each = 0; each < MEMBERS; each += 1) {
      const userId = await createMember(this.site, { week: WEEK });
      this.#members.set(userId, await memberActor(this.site, userId));
      for (const method of LINKED_METHODS) await this.#link(userId, method);
    }
    await this.#restart();
  }

  async step(): Promise<void> {
    const luck = this.#random.next() * 100;
    const userId = this.#random.pick([...this.#members.keys()]);
    const channel = this.#random.pick(PROVIDED);
    const address = await this.#anyAddress(channel);
    const about = address === null ? null : { channel, address };
    if (luck < 45)
      return this.site.clock.advance(
        this.#random.pick([MINUTE_MS, 5 * MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS]),
      );
    if (luck < 60) return this.#report();
    if (luck < 66) return about ? this.#event({ kind: 'stop', ...about }) : undefined;
    if (luck < 72) return about ? this.#event({ kind: 'start', ...about }) : undefined;
    if (luck < 74) return about ? this.#event({ kind: 'pause', ...about }) : undefined;
    if (luck < 79)
      return about
        ? this.#event({ kind: 'answer', ...about, answer: this.#random.pick(['done', 'later', 'later']) })
        : undefined;
    if (luck < 81) return about ? this.#event({ kind: 'reply', ...about, text: this.#random.pick(TEXTS) }) : undefined;
    if (luck < 85) return this.#choose(userId, channel, this.#random.chance(0.6));
    if (luck < 90) return this.#link(userId, this.#random.pick(LINKED_METHODS));
    if (luck < 94) return resumeMember(this.site, this.#actor(userId), userId, 'settings');
    if (luck < 96) return void (await beginPause(this.site, this.#actor(userId), userId, { what: channel }));
    return this.#restart();
  }

  /** Lets days pass in which every provider takes every message, and asserts that nothing stayed undone. */
  async end(): Promise<void> {
    this.#hasLuck = true;
    await this.site.clock.advance(3 * DAY_MS);
    await this.#scheduler?.beat();
    const { deliveries, queuedJobs } = this.site.db.tables;
    const since = this.site.clock.now() - MAX_WAIT_MS;
    for (const { id, status, channel, kind, dueAt } of await this.site.db.select().from(deliveries))
      if ((status === 'pending' || status === 'sending') && dueAt.getTime() < since)
        this.#break(`${channel} ${kind} ${id} is still ${status}`);
    for (const { id, status, scheduledTime } of await this.site.db.select().from(queuedJobs))
      if ((status === 'waiting' || status === 'processing') && scheduledTime.getTime() < since)
        this.#break(`job ${id} is still ${status}`);
    const { firstError } = await verifyLedger(this.site);
    if (firstError) this.#break(`the ledger: ${JSON.stringify(firstError)}`);
    const [error] = this.site.logged.filter(({ level }) => level >= 50);
    if (error) this.#break(`the log: ${JSON.stringify(error)}`);
  }

  async close(): Promise<void> {
    await this.#scheduler?.stop();
    this.site.db.close();
  }

  #channel(name: AlertMethod): Channel {
    return {
      name,
      settingsDigest: 'the settings of the tests',
      send: async (message) => {
        await this.#inspect(name, message);
        this.#sids += 1;
        const result = this.#hasLuck ? sent(`SM${this.#sids}`) : this.#random.pick(RESULTS)(`SM${this.#sids}`, name);
        this.results.set(message.id, [...(this.results.get(message.id) ?? []), result.kind]);
        this.#tell(`${name} ${message.kind} ${message.id}: ${JSON.stringify(result)}`);
        return result;
      },
      async close() {},
    };
  }

  /** Asserts what holds of every message that is handed to a provider. */
  async #inspect(channel: AlertMethod, message: Message): Promise<void> {
    const row = await this.site.db.snapshot((q) => readByMessageId(q, this.site, message.id));
    if (!row) return this.#break(`${message.id} has no row`);
    const what = `${channel} ${message.kind} ${row.id}`;
    if (row.status !== 'sending') this.#break(`${what} was handed over while ${row.status}`);
    const over = (this.results.get(message.id) ?? []).filter((result) => result === 'sent' || result === 'unknown');
    if (!CHANNELS[channel].repeatable && over.length > 0) this.#break(`${what} was sent again (S7)`);
    if (message.kind === 'guidance' || message.kind === 'number_verified')
      for (const fault of await this.#faultsOfAddress(channel, message, row)) this.#break(`${what} ${fault}`);
    if (message.kind === 'guidance')
      for (const fault of await this.#faultsOfHour(channel, row)) this.#break(`${what} ${fault}`);
  }

  async #faultsOfAddress(
    channel: AlertMethod,
    message: Message,
    { userId, insteadOf }: DeliveryRow,
  ): Promise<string[]> {
    const { alertAddresses: t, userProfiles } = this.site.db.tables;
    const [profile] = await this.site.db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
    const own = await this.site.db
      .select()
      .from(t)
      .where(and(eq(t.userId, userId), eq(t.channel, channel)));
    const address = own.find((each) => each.address === message.to.address);
    if (!address || !profile) return ['went to an address that its member does not have'];
    const { box } = CHANNELS[channel].consent;
    return [
      ...(address.verifiedAt ? [] : ['went to an address that is not proved (C9)']),
      ...(address.disabledAt ? ['went to an address that was refused for good (C6)'] : []),
      ...(address.optedOutAt ? ['went to an address that opted out (C2)'] : []),
      ...(profile.alertMethods.includes(channel)
        ? []
        : [`went by a method that is off${insteadOf ? ', instead' : ''}`]),
      ...(box === null || profile[box] ? [] : ['went without consent (C9)']),
      ...(message.kind === 'guidance' && address.termsOwed ? ['went before the terms (C9)'] : []),
    ];
  }

  async #faultsOfHour(channel: AlertMethod, row: DeliveryRow): Promise<string[]> {
    const { pauses, deliveries: t, userProfiles, queuedJobs } = this.site.db.tables;
    const { userId, jobId, repeat } = row;
    const now = this.site.clock.now();
    const own = await this.site.db.select().from(pauses).where(eq(pauses.userId, userId));
    const [profile] = await this.site.db.select().from(userProfiles).where(eq(userProfiles.userId, userId));
    const pausedUntil = profile?.alertPauses[channel];
    const [job] = await this.site.db
      .select()
      .from(queuedJobs)
      .where(eq(queuedJobs.id, jobId ?? 0));
    const slot = job && new Date(job.scheduledTime);
    const isConfirmed = slot?.getUTCHours() === CONFIRMED.hour && slot.getUTCMinutes() === CONFIRMED.minute;
    const mayComeEarly = isConfirmed && channel === 'sms' && repeat === 0;
    const day = new Date(now).toISOString().slice(0, 10);
    const ofDay = (
      await this.site.db
        .select()
        .from(t)
        .where(and(eq(t.userId, userId), eq(t.channel, channel)))
    ).filter(
      ({ kind, status, startedAt }) =>
        (kind === 'guidance' || kind === 'prayer_reminder' || kind === 'reflection_prompt') &&
        (status === 'sending' || status === 'sent' || status === 'unknown') &&
        startedAt?.toISOString().startsWith(day),
    );
    return [
      ...(own.some(({ startsAt, endsAt }) => startsAt.getTime() <= now && now < endsAt.getTime())
        ? ['went during a pause (D24)']
        : []),
      ...(pausedUntil && Date.parse(pausedUntil) > now ? ['went during a pause of its channel'] : []),
      ...(isOutsideHours(channel, new Date(now).getUTCHours()) && !mayComeEarly ? ['went at night (C12)'] : []),
      ...(ofDay.length > (CHANNELS[channel].limits.aDay?.most ?? ofDay.length)
        ? [`is number ${ofDay.length} of the day (C11)`]
        : []),
    ];
  }

  /** Gives a member a proved address on a channel, perhaps another one, and switches the channel on. */
  async #link(userId: number, channel: AlertMethod): Promise<void> {
    const { site } = this;
    if (!typedAddressOf(channel)) {
      const address = { userId, channel, address: `${channel}-${userId}`, verifiedAt: new Date(site.clock.now()) };
      await site.db.insert(site.db.tables.alertAddresses).values(address).onConflictDoNothing();
      return this.#choose(userId, channel, true);
    }
    const address = this.#random.pick(NUMBERS);
    await this.#choose(userId, channel, true, someAddressFields({ [channel]: address }));
    await site.db.atomic(function* (q) {
      yield* verifyAddress(q, site, { userId, channel, address, source: 'code' }, { kind: 'member' });
      yield* queueTerms(q, site, userId);
    });
  }

  /** Saves a switch as Settings does; a save that is refused changes nothing. */
  async #choose(userId: number, channel: AlertMethod, on: boolean, typed: SomeAddressFields = {}): Promise<void> {
    const { box } = CHANNELS[channel].consent;
    const changes = { switches: { [channel]: on }, ...typed, ...(box && on && { [box]: true }) };
    const saved = await changePreferences(this.site, this.#actor(userId), userId, changes).catch(
      (error: Error) => error.message,
    );
    this.#tell(`member ${userId}: ${JSON.stringify(changes)}${typeof saved === 'string' ? ` refused: ${saved}` : ''}`);
  }

  /** A provider's report about any of its messages, also one that was reported before. */
  async #report(): Promise<void> {
    const { deliveries: t, alertAddresses } = this.site.db.tables;
    const rows = (await this.site.db.select().from(t)).filter(
      ({ channel, providerId }) => isMethod(channel) && REPORTING_METHODS.includes(channel) && providerId !== null,
    );
    if (rows.length === 0) return;
    const row = this.#random.pick(rows);
    const [address] = await this.site.db.select().from(alertAddresses).where(eq(alertAddresses.id, row.addressId));
    const about = {
      channel: row.channel as AlertMethod,
      providerId: row.providerId ?? '',
      sentTo: address?.address ?? '',
    };
    const luck = this.#random.next();
    if (luck < 0.5) return this.#event({ kind: 'receipt', ...about, state: luck < 0.25 ? 'read' : 'delivered' });
    const again = luck < 0.6 ? { retries: 2 } : luck < 0.65 ? { waitsMs: [HOUR_MS, 6 * HOUR_MS] } : null;
    const effect = this.#random.pick(['none', 'count', 'disable', 'opt_out'] as const);
    await this.#event({ kind: 'failure', ...about, code: 'twilio_30003', effect, ...(again && { retryHint: again }) });
    const [after] = await this.site.db.select().from(t).where(eq(t.id, row.id));
    if (row.status !== 'sent' || after?.status !== 'pending') return;
    for (const [id, results] of this.results)
      if (id.startsWith(`${row.id}.`))
        this.results.set(
          id,
          results.map(() => 'lost'),
        );
  }

  async #restart(): Promise<void> {
    await this.#scheduler?.stop();
    this.#tell('the site starts');
    this.#scheduler = createTestScheduler(
      this.site,
      PROVIDED.map((method) => this.#channel(method)),
    );
    await this.#scheduler.start();
    await this.#scheduler.beat();
  }

  async #event(event: IncomingEvent): Promise<void> {
    this.#tell(JSON.stringify(event));
    await receiveEvents(this.site, [event]);
  }

  async #anyAddress(channel: AlertMethod): Promise<string | null> {
    const { alertAddresses: t } = this.site.db.tables;
    const rows = await this.site.db.select().from(t).where(eq(t.channel, channel));
    return rows.length ? this.#random.pick(rows).address : null;
  }

  #actor(userId: number): MemberActor {
    return this.#members.get(userId) as MemberActor;
  }

  #break(what: string): void {
    this.#tell(`BROKEN: ${what}`);
    this.broken.push(what);
  }

  #tell(what: string): void {
    this.story.push(`${new Date(this.site.clock.now()).toISOString()} ${what}`);
  }
}

const met = new Set<string>();

test.each(Array.from({ length: LIVES }, (_, at) => at + 1))(
  'S7, C2, C6, C9, C11, C12: whatever comes keeps the rules, life %i',
  { timeout: 300_000 },
  async (seed) => {
    const life = new Life(seed);
    onTestFinished(() => life.close());
    await life.begin();
    for (let step = 0; step < STEPS; step += 1) await life.step();
    await life.end();
    expect(life.broken, life.story.slice(-80).join('\n')).toEqual([]);
    for (const results of life.results.values()) for (const result of results) met.add(result);
  },
);

test('the lives met every result that a send can have', () => {
  expect([...met]).toEqual(expect.arrayContaining(['sent', 'retry', 'failed', 'unknown']));
});
