import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeSlotOnChannel } from '../../../../client/features/alerts/slot-history/slot-state.ts';
import type { DeliveryCodeWords } from '../../../../content/strings/channel-words.ts';
import { adviceWords as enAdvice } from '../../../../content/strings/en/alerts/advice.ts';
import { UNDELIVERED as enUndelivered } from '../../../../content/strings/en/alerts/code-sentences.ts';
import { deliveryCodes as enCodes } from '../../../../content/strings/en/alerts/delivery-codes.ts';
import { channelWords as enChannels } from '../../../../content/strings/en/channels/all.ts';
import { adviceWords as esAdvice } from '../../../../content/strings/es/alerts/advice.ts';
import { UNDELIVERED as esUndelivered } from '../../../../content/strings/es/alerts/code-sentences.ts';
import { deliveryCodes as esCodes } from '../../../../content/strings/es/alerts/delivery-codes.ts';
import { channelWords as esChannels } from '../../../../content/strings/es/channels/all.ts';
import { findCode } from '../../../../content/strings/find-code.ts';
import type { SlotRecord, SlotWay } from '../../../../shared/alerts/slots.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';
import { type Channel, openChannel } from '../../../channels/channel.ts';
import { DEFINITIONS } from '../../../channels/registry.ts';
import type { SendResult } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { type AllDoubles, PROVIDED, startAllDoubles } from '../../../testing/doubles/all-doubles.ts';
import type { Outcome, ProviderDouble } from '../../../testing/doubles/provider-double.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { temporaryFile } from '../../../testing/temporary-file.ts';
import { bouncedWith, bounces } from '../../../testing/webhooks/bounces.ts';
import { type CallingProviders, openScene, startCallingProviders } from '../../../testing/webhooks/scene.ts';
import { failure, twilioStatus } from '../../../testing/webhooks/twilio.ts';
import { endAttempt, openAttempt } from '../deliveries/attempts.ts';

// From a provider's answer over its row to the sentences that people read, for each code that a channel can end with.

/** A call without an answer is aborted after this time, in the place of the site's own limit. */
const PATIENCE_MS = 400;

const tableOf = (codes: object, channels: Record<AlertMethod, { codes: object }>) =>
  Object.assign({}, codes, ...ALERT_METHODS.map((method) => channels[method].codes)) as Record<
    string,
    DeliveryCodeWords
  >;
const LANGUAGES = [
  { codes: tableOf(enCodes, enChannels), advice: enAdvice, undelivered: enUndelivered },
  { codes: tableOf(esCodes, esChannels), advice: esAdvice, undelivered: esUndelivered },
];

/** A row after its message ended, and whether its address gets no more messages. */
interface Ended {
  way: SlotWay;
  isStopped: boolean;
}

/** Checks that both readers of a row learn in each language why it ended so, and what they can do. */
function expectSentences({ way, isStopped }: Ended, about: string): void {
  const { errorCode: code, status } = way;
  if (code === null) return;
  for (const { codes, advice, undelivered } of LANGUAGES) {
    const words = findCode(codes, code)?.words;
    if (!words) expect.fail(`${about}: ${code} has no sentence`);
    const kind = words.advice === 'otherwise' ? undefined : words.advice;
    // Where an address was stopped, its member reads what happened there, and what they can do.
    if (isStopped) expect([about, words.member]).not.toContain(undelivered);
    if (isStopped) expect([about, kind]).not.toContain(undefined);
    // Where the member can do nothing, they are sent to the people of the site.
    if (words.member === undelivered) expect([about, kind]).toEqual([about, undefined]);
    if (status === 'unknown') expect([about, kind]).toEqual([about, 'unsure']);
    expect(kind ? advice.kinds[kind] : advice.otherwise, about).toBeDefined();
  }
  for (const reader of ['member', 'admin'] as const) {
    const { sentence } = describeSlotOnChannel(way, { at: new Date(0), isDue: true }, () => '9:00 AM', reader);
    expect(sentence, about).toMatch(/^[A-Z].*\.$/);
    // It names the code to administrators alone, and there only a provider's own reply.
    expect(sentence, about).not.toContain(code);
  }
}

async function readWay(ruth: SignedIn): Promise<SlotWay> {
  const { body } = await ruth.get<{ slots: SlotRecord[] }>(`/api/alerts/slots/${ruth.id}`);
  const [way] = body.slots[0]?.ways ?? [];
  if (!way) throw new Error('the slot has no message');
  return { ...way, finishedAt: way.finishedAt && new Date(way.finishedAt) };
}

async function readEnd({ site }: TestApi, ruth: SignedIn, channel: AlertMethod): Promise<Ended> {
  const { alertAddresses: t } = site.db.tables;
  const rows = (await site.db.select().from(t)).filter((row) => row.userId === ruth.id && row.channel === channel);
  const isStopped = rows.every(({ disabledAt, optedOutAt }) => disabledAt !== null || optedOutAt !== null);
  return { way: await readWay(ruth), isStopped };
}

/** A message to Ruth on a channel alone, which is due now. */
interface Due {
  api: TestApi;
  ruth: SignedIn;
  channel: Channel;
  deliveryId: number;
}

async function messageDue(double: ProviderDouble, method: AlertMethod, { env, to }: Outcome): Promise<Due> {
  const definition = DEFINITIONS[method];
  const api = createTestApi({ now: '2027-03-01T09:00Z', env: { ...double.env, ...env, LOG_LEVEL: 'silent' } });
  const { site } = api;
  const channel = openChannel(method, definition, { ...site, openTabs: site.live });
  site.channels = new Map([[method, channel]]);
  const ruth = await api.member();
  const { alertAddresses: t, userProfiles } = site.db.tables;
  await site.db.update(userProfiles).set({ alertMethods: [method], smsConsent: true });
  const { address = ruth.email, secrets = {} } = { ...double.to, ...to };
  const verifiedAt = new Date(site.clock.now());
  if (method === 'email') await site.db.update(t).set({ address }).where(eq(t.userId, ruth.id));
  else await site.db.insert(t).values({ userId: ruth.id, channel: method, address, secrets, verifiedAt });
  const delivery = { status: 'pending', leaseToken: 'first', startedAt: null, finishedAt: null } as const;
  const { deliveryId } = await createSentGuidance(site, ruth.id, { channel: method, delivery });
  await site.db.update(site.db.tables.queuedJobs).set({ status: 'processing' });
  return { api, ruth, channel, deliveryId };
}

/** Sends the message once, and writes down how that ended. */
async function sendOnce({ api: { site }, channel, deliveryId }: Due, { waits }: Outcome): Promise<SendResult> {
  const attempt = await openAttempt(site, deliveryId, 'first');
  if (!attempt) throw new Error('there was nothing to send');
  const result = await channel.send(attempt.message, waits ? AbortSignal.timeout(PATIENCE_MS) : undefined);
  await endAttempt(site, attempt, 'first', result);
  return result;
}

/** Makes the next attempt of a message that waits its last one. */
async function comeToLastAttempt({ api: { site } }: Due): Promise<void> {
  const { channelRests, deliveries } = site.db.tables;
  await site.db.delete(channelRests);
  await site.db.update(deliveries).set({ attempts: 99, leaseToken: 'first' });
}

const STATUS = { sent: 'sent', retry: 'pending', failed: 'failed', unknown: 'unknown' } as const;

describe('a provider’s answer', () => {
  let doubles: AllDoubles;
  beforeAll(async () => {
    doubles = await startAllDoubles();
  });
  afterAll(() => doubles.close());

  test.each(PROVIDED)(
    'C33: whatever it is on %s, member and administrator read why, and what they can do',
    {
      timeout: 60_000,
    },
    async (method) => {
      const double = doubles.of(method);
      const failures = Object.entries(double.providerFailures ?? {}).map(([answer, each]) => ({ answer, ...each }));
      const cases: Outcome[] = [...double.outcomes, ...failures];
      expect(cases.length).toBeGreaterThan(10);
      for (const one of cases) {
        double.heal();
        one.arrange?.();
        const due = await messageDue(double, method, one);
        const { kind } = await sendOnce(due, one);
        const code = 'code' in one.ends ? one.ends.code : null;
        const ended = await readEnd(due.api, due.ruth, method);
        expect([kind, ended.way.status, ended.way.errorCode], one.answer).toEqual([one.ends.kind, STATUS[kind], code]);
        const stops = one.ends.kind === 'failed' && ['disable', 'opt_out'].includes(one.ends.address);
        expect(ended.isStopped, one.answer).toBe(stops);
        expectSentences(ended, one.answer);
        if (kind === 'retry') {
          await comeToLastAttempt(due);
          await sendOnce(due, one);
          const last = await readEnd(due.api, due.ruth, method);
          expect([last.way.status, last.way.errorCode], one.answer).toEqual(['failed', code]);
          expectSentences(last, one.answer);
        }
        await due.channel.close();
        due.api.close();
      }
      double.heal();
    },
  );
});

describe('a later report', () => {
  let callers: CallingProviders;
  beforeAll(async () => {
    callers = await startCallingProviders();
  });
  afterAll(() => callers.close());

  test.each([
    ...['21610', '30001', '30003', '30004', '30005', '30006', '30007', '30008', '30032', '30034', '30036', '63016'].map(
      (code) => [`twilio_${code}`, 'sms', '/webhooks/twilio/status', twilioStatus, failure(code)] as const,
    ),
    ...['5.1.1', '5.2.1', '5.7.1', '4.2.2', '4.4.7'].map(
      (status) => [`bounced_${status}`, 'email', '/webhooks/bounces', bounces, bouncedWith(status)] as const,
    ),
  ])('C33: %s: member and administrator read why, and what they can do', async (code, channel, path, each, call) => {
    const scene = await openScene(callers, temporaryFile('hesed.db'));
    onTestFinished(() => scene.end());
    await each.arrange(scene);
    const { query = '', headers, body } = call(scene);
    const { status } = await scene.api.visitor().send('POST', `${path}${query}`, { origin: null, headers, body });
    const ended = await readEnd(scene.api, scene.ruth, channel);
    expect([status, ended.way.errorCode]).toEqual([200, code]);
    expectSentences(ended, code);
  });
});
