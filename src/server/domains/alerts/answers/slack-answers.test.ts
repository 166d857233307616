import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openChannels } from '../../../channels/registry.ts';
import { SLACK_PRESSES_PATH } from '../../../channels/slack/presses.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import type { SlackServer } from '../../../testing/providers/slack-double.ts';
import { startSlackServer } from '../../../testing/providers/slack-server.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import type { TestScheduler } from '../../../testing/queue/scheduler.ts';
import { repliesEnded } from '../incoming/replies.ts';

const HOUR = 60 * 60_000;
const DONE_SAID = 'It’s marked as done. Thank you for taking the time.';

let double: SlackServer;
let api: TestApi;
let ruth: SignedIn;
let scheduler: TestScheduler | null;

beforeEach(async () => {
  double = await startSlackServer();
  api = createTestApi({ now: '2027-03-01T08:00Z', env: double.siteEnv });
  const { env, log, keys, live } = api.site;
  const slack = openChannels({ env, log, keys, openTabs: live }).get('slack');
  if (slack) api.site.channels.set('slack', slack);
  scheduler = null;
  ruth = await memberIn('D0RUTH', double.ruth.id);
});
afterEach(async () => {
  api.close();
  await double.close();
});

const tables = () => api.site.db.tables;
async function memberIn(channelId: string, user: string): Promise<SignedIn> {
  const member = await api.member();
  await api.site.db.insert(tables().alertAddresses).values({
    userId: member.id,
    channel: 'slack',
    address: `${double.team.id}/${channelId}`,
    details: { workspace: double.team.name, channelName: null, user },
    verifiedAt: new Date('2027-02-01T08:00Z'),
  });
  await member.post(`/api/alerts/preferences/${member.id}`, { alertMethods: ['slack'] });
  return member;
}

async function beat(): Promise<void> {
  scheduler ??= await startScheduler(api.site, [...api.site.channels.values()]);
  await scheduler.beat();
}

/** Brings guidance to a member in Slack. Returns its entry, its capability and its message. */
async function bring(contentType: 'prayer' | 'reflection' = 'prayer', member = ruth) {
  await api.site.clock.advance(1_000);
  const now = new Date(api.site.clock.now());
  const delivery = { status: 'pending' as const, runAt: now, startedAt: null, finishedAt: null };
  const { capability } = await createSentGuidance(api.site, member.id, {
    channel: 'slack',
    entry: { contentType },
    delivery,
  });
  await beat();
  return { capability, ts: double.posted.at(-1)?.ts ?? '' };
}
const call = ({ headers, body }: { headers: Record<string, string>; body: string }, method = 'POST') =>
  api.visitor().send(method, SLACK_PRESSES_PATH, {
    origin: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'POST' ? { body } : {}),
  });
/** Calls are signed by the machine's clock, as Slack does. */
const signed = (body: string, ageMs = 0, secret?: string) => double.sign(body, Date.now() - ageMs, secret);
/** The number of calls by which the site showed the outcome of a press. */
const shown = () => double.calls.filter(({ method }) => method === 'response_url').length;
/** Presses a button, and waits until the site showed the outcome. A place takes one message a second. */
async function press(ts: string, words: string, person = double.ruth, different = {}) {
  await api.site.clock.advance(1_000);
  const before = shown();
  const answer = await call(signed(double.press(person, ts, words, different)));
  await expect.poll(() => shown()).toBeGreaterThan(before);
  return answer;
}
/** Presses a button whose outcome is not shown to anybody. */
async function pressInVain(ts: string, words: string, different: Record<string, unknown>) {
  await api.site.clock.advance(1_000);
  const answer = await call(signed(double.press(double.ruth, ts, words, different)));
  await api.site.clock.advance(1_000);
  expect(shown()).toBe(0);
  return answer;
}

const messageOf = (ts: string) => double.posted.find((each) => each.ts === ts);
const buttonsOf = (ts: string) =>
  (messageOf(ts)?.blocks ?? [])
    .filter(({ type }) => type === 'actions')
    .flatMap(({ elements = [] }) => elements.map(({ text }) => (typeof text === 'string' ? text : text.text)));
const saidBelow = (ts: string) =>
  (messageOf(ts)?.blocks ?? [])
    .filter(({ type }) => type === 'context')
    .flatMap(({ elements = [] }) => elements.map(({ text }) => text));
const entries = async () =>
  (await api.site.db.select().from(tables().guidanceEntries)).map(({ isCompleted }) => isCompleted);
const paused = async () => (await api.site.db.select().from(tables().pauses)).length;

describe('a button in Slack', () => {
  test('C32: Done completes the entry, and the message shows it in the place of the buttons', async () => {
    const { ts } = await bring();
    expect(buttonsOf(ts)).toEqual(['Done', 'In an hour', 'Pause two weeks']);
    const sections = messageOf(ts)?.blocks.filter(({ type }) => type === 'section');
    const answer = await press(ts, 'Done');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(await entries()).toEqual([true]);
    expect(saidBelow(ts)).toEqual([`✓ ${DONE_SAID}`]);
    expect(buttonsOf(ts)).toEqual(['Pause two weeks']);
    expect(messageOf(ts)?.blocks.filter(({ type }) => type === 'section')).toEqual(sections);
  });

  test('C32: In an hour brings it again, and Done still works below the first', async () => {
    const { ts } = await bring();
    await press(ts, 'In an hour');
    expect(saidBelow(ts)).toEqual(['✓ You’ll get it again in an hour.']);
    expect(buttonsOf(ts)).toEqual(['Done', 'Pause two weeks']);
    await api.site.clock.advance(HOUR);
    await beat();
    expect(double.posted).toHaveLength(2);
    await press(ts, 'Done');
    expect(saidBelow(ts)).toEqual([`✓ ${DONE_SAID}`]);
    expect(await entries()).toEqual([true]);
  });

  test('C32: Pause pauses for two weeks, with a row in the ledger', async () => {
    const { ts } = await bring();
    await press(ts, 'Pause two weeks');
    expect(saidBelow(ts)[0]).toMatch(/^✓ Your guidance is paused/);
    expect(await paused()).toBe(1);
    const events = await api.site.db.select().from(tables().consentEvents);
    expect(events.at(-1)).toMatchObject({ action: 'paused', source: 'message' });
  });

  test('a reflection is not done by a press, also not by a made-up one', async () => {
    const { ts, capability } = await bring('reflection');
    expect(buttonsOf(ts)).toEqual(['In an hour', 'Pause two weeks']);
    await press(ts, 'In an hour', double.ruth, { actions: [{ action_id: 'done', value: capability }] });
    expect(await entries()).toEqual([false]);
    expect(buttonsOf(ts)).toEqual(['In an hour', 'Pause two weeks']);
  });

  test('the answer is in the language of the member', async () => {
    const { users } = tables();
    await api.site.db.update(users).set({ language: 'es' });
    const { ts } = await bring();
    await press(ts, 'Hecho');
    expect(buttonsOf(ts)).toEqual(['Pausar dos semanas']);
  });
});

describe('a press that is not the member’s', () => {
  test('C32: of another person in the workspace answers nothing, and the message stays', async () => {
    await memberIn('D0NAOMI', double.naomi.id);
    const { ts, capability } = await bring();
    expect((await press(ts, 'Done', double.naomi)).status).toBe(200);
    // From Naomi's own direct message, with the capability of Ruth's.
    const forwarded = { channel: { id: 'D0NAOMI' }, actions: [{ action_id: 'pause', value: capability }] };
    expect((await press(ts, 'Done', double.naomi, forwarded)).status).toBe(200);
    expect(await entries()).toEqual([false]);
    expect(await paused()).toBe(0);
    expect(buttonsOf(ts)).toEqual(['Done', 'In an hour', 'Pause two weeks']);
    expect(double.ephemeralMessages).toEqual([
      'Slack isn’t connected yet. Connect it first.',
      'This guidance is no longer here.',
    ]);
  });

  test.each<[string, (capability: string) => Record<string, unknown>]>([
    ['in another workspace', () => ({ team: { id: 'T0OTHER' } })],
    [
      'with a capability that is none',
      (code) => ({ actions: [{ action_id: 'done', value: `${code.slice(0, -1)}_` }] }),
    ],
  ])('C32: %s answers nothing', async (_what, different) => {
    const { ts, capability } = await bring();
    expect((await press(ts, 'Done', double.ruth, different(capability))).status).toBe(200);
    expect(double.ephemeralMessages).toHaveLength(1);
    expect(await entries()).toEqual([false]);
    expect(buttonsOf(ts)).toHaveLength(3);
  });

  test.each<[string, (capability: string) => Record<string, unknown>]>([
    ['of an answer that is none', (code) => ({ actions: [{ action_id: 'delete', value: code }] })],
    ['of a field in place of a button', (code) => ({ type: 'view_submission', actions: [{ value: code }] })],
  ])('C32: %s is no press', async (_what, different) => {
    const { ts, capability } = await bring();
    expect((await pressInVain(ts, 'Done', different(capability))).status).toBe(200);
    expect(await entries()).toEqual([false]);
    expect(buttonsOf(ts)).toHaveLength(3);
  });

  test('C32: in a channel answers nothing, even by the person whose message it was', async () => {
    const { ts, capability } = await bring();
    await api.site.db.update(tables().alertAddresses).set({ address: `${double.team.id}/C0FRIENDS` });
    const inChannel = { channel: { id: 'C0FRIENDS' }, actions: [{ action_id: 'done', value: capability }] };
    expect((await pressInVain(ts, 'Done', inChannel)).status).toBe(200);
    expect(await entries()).toEqual([false]);
  });

  test('C32: after seven days, and after Slack was disconnected, shows that the entry is gone', async () => {
    const { ts } = await bring();
    const tooOld = new Date(api.site.clock.now() - 7 * 24 * HOUR - 1);
    await api.site.db.update(tables().deliveries).set({ dueAt: tooOld });
    await press(ts, 'Done');
    await api.site.db.delete(tables().alertAddresses);
    await press(ts, 'Done');
    expect(await entries()).toEqual([false]);
    expect(double.ephemeralMessages).toEqual([
      'This guidance is no longer here.',
      'Slack isn’t connected yet. Connect it first.',
    ]);
  });
});

describe('a press without proof gets 403 and changes nothing', () => {
  const another = (body: string) => body.replace('done', 'pause');
  test.each<[string, (body: string) => { headers: Record<string, string>; body: string }]>([
    ['without a signature', (body) => ({ headers: {}, body })],
    ['signed with another secret', (body) => signed(body, 0, 'another-secret')],
    ['with another body', (body) => ({ ...signed(body), body: another(body) })],
    ['older than five minutes', (body) => signed(body, 302_000)],
    ['from more than five minutes ahead', (body) => signed(body, -302_000)],
    [
      'recorded, with a new time',
      (body) => ({ body, headers: { ...signed(body, 302_000).headers, 'x-slack-request-timestamp': nowInSeconds() } }),
    ],
  ])('C32: %s', async (_how, make) => {
    const { ts } = await bring();
    expect((await call(make(double.press(double.ruth, ts, 'Done')))).status).toBe(403);
    expect(await entries()).toEqual([false]);
    expect(await paused()).toBe(0);
    expect(buttonsOf(ts)).toHaveLength(3);
  });

  test('C32: by GET', async () => {
    expect((await call(signed(''), 'GET')).status).toBe(403);
  });
});

const nowInSeconds = () => String(Math.floor(Date.now() / 1_000));

describe('a press that is repeated or fails in part', () => {
  test('C32: a replay within five minutes makes one message, and pauses once', async () => {
    const { ts } = await bring();
    const [later, pause] = ['In an hour', 'Pause two weeks'].map((words) =>
      signed(double.press(double.ruth, ts, words)),
    );
    if (!later || !pause) throw new Error('unreachable');
    await call(later);
    await call(later);
    expect(await api.site.db.select().from(tables().deliveries)).toHaveLength(2);
    const again = signed(double.press(double.ruth, ts, 'Pause two weeks'));
    await call(pause);
    await api.site.db.delete(tables().pauses);
    await call(pause);
    expect(await paused()).toBe(0);
    // A press of its own pauses no second time either, and is answered.
    await call(again);
    expect(await paused()).toBe(0);
    // Each outcome waits until a second after Slack's answer to the one before.
    await expect
      .poll(async () => {
        await api.site.clock.advance(1_000);
        return shown();
      })
      .toBe(3);
    expect(saidBelow(ts)).toEqual([expect.stringMatching(/^[A-Z]/)]);
  });

  test('C32: a place gets one message a second, so the outcome of a second press waits for its turn', async () => {
    const { ts } = await bring();
    const [done, pause] = ['Done', 'Pause two weeks'].map((words) => signed(double.press(double.ruth, ts, words)));
    if (!done || !pause) throw new Error('unreachable');
    // The message itself came in this second.
    for (const each of [done, pause]) expect((await call(each)).status).toBe(200);
    expect([await entries(), await paused()]).toEqual([[true], 1]);
    const waiting: number[] = [];
    for (let second = 0; second < 3; second += 1) {
      await api.site.clock.advance(990);
      waiting.push(shown());
      await api.site.clock.advance(10);
      await expect.poll(() => shown()).toBe(Math.min(second + 1, 2));
    }
    expect(waiting).toEqual([0, 1, 2]);
  });

  test('C32: a 429 to the outcome is waited out, and the outcome shown then', async () => {
    const { ts } = await bring();
    double.fail('response_url', { does: 'reply', status: 429, retryAfter: 7 });
    await press(ts, 'Done');
    double.heal();
    await api.site.clock.advance(6_900);
    expect([shown(), saidBelow(ts)]).toEqual([1, []]);
    await expect
      .poll(async () => {
        await api.site.clock.advance(100);
        return saidBelow(ts);
      })
      .toEqual([`✓ ${DONE_SAID}`]);
    expect(shown()).toBe(2);
    expect(api.site.logged).toEqual([]);
  });

  test('C32: an outcome that Slack does not take within half a minute is dropped, and the log says so', async () => {
    const { ts } = await bring();
    double.fail('response_url', { does: 'reply', status: 429, retryAfter: 40 });
    await press(ts, 'Done');
    await expect
      .poll(async () => {
        await api.site.clock.advance(5_000);
        return api.site.logged;
      })
      .toMatchObject([{ msg: 'a reply was not sent in time', channel: 'slack' }]);
    expect(shown()).toBe(1);
  });

  test.each([
    ['is refused', { does: 'reply', status: 500 }],
    ['is led elsewhere', { does: 'reply', status: 302, location: 'http://127.0.0.1:9/' }],
    ['is cut off', { does: 'drop' }],
  ] as const)('C32: where showing it %s, the answer counts, and Slack gets its 200', async (_what, failure) => {
    const { ts } = await bring();
    double.fail('response_url', failure);
    expect((await press(ts, 'Done')).status).toBe(200);
    expect(await entries()).toEqual([true]);
    await expect.poll(() => api.site.logged).toMatchObject([{ msg: 'a reply was not sent', channel: 'slack' }]);
    expect(JSON.stringify(api.site.logged)).not.toContain('/actions/');
  });

  test('C32: where showing it hangs, Slack has its 200, and the shutdown ends the call', async () => {
    const { ts } = await bring();
    double.fail('response_url', { does: 'hang' });
    expect((await press(ts, 'Done')).status).toBe(200);
    expect(await entries()).toEqual([true]);
    let ended = false;
    const all = repliesEnded(api.site).then(() => {
      ended = true;
    });
    await new Promise((done) => setTimeout(done, 50));
    expect(ended, 'the shutdown waits for it').toBe(false);
    api.site.providerAbort.abort();
    await all;
    expect(api.site.logged).toMatchObject([{ msg: 'a reply was not sent in time' }]);
  });

  test('C32: the site calls no other host than Slack’s, whatever the press says', async () => {
    const { ts } = await bring();
    await pressInVain(ts, 'Done', { response_url: 'http://127.0.0.1:9/actions' });
    expect(await entries()).toEqual([true]);
    await expect.poll(() => JSON.stringify(api.site.logged)).toContain('another host than Slack');
    expect(JSON.stringify(api.site.logged)).not.toContain('127.0.0.1:9');
  });

  test.each(['', 'payload=', 'payload={', 'payload=%5B%5D', '{}'])('a body “%s” changes nothing', async (body) => {
    expect((await call(signed(body))).status).toBe(200);
  });
});
