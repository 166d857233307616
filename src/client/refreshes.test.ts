import { eq } from 'drizzle-orm';
import superjson from 'superjson';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitOnboarding } from '../server/domains/onboarding/service.ts';
import { createTestApi, type SignedIn, type TestApi } from '../server/testing/api.ts';
import { CALLS } from '../server/testing/calls/all.ts';
import { type RouterCall, routerCalls, sendRpc } from '../server/testing/calls/send-call.ts';
import { createEntry } from '../server/testing/guidance/entries.ts';
import { SYSTEM, WIZARD_ANSWERS } from '../server/testing/members/members.ts';
import { isRefreshedBy, REFRESHES } from './refreshes.ts';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
});
afterEach(() => api.close());

const calls = routerCalls();
const mutations = calls.filter(({ reads }) => !reads);
// Left out here: the stream, a file, and queries that need more than a member's id or a page.
const NOT_ASKED = [
  'admin.members.get',
  'admin.outbox.get',
  'guidance.review.get',
  'guidance.review.plans.previewWeek',
  'alerts.live',
  'auth.account.export',
  'guidance.journal',
  'guidance.goals.get',
  'alerts.unsubscribe.view',
  'alerts.answers.view',
  'auth.resetLink',
  // The test site has no Slack app.
  'alerts.slack.channels',
];
const queries = calls.filter((call) => call.reads && !NOT_ASKED.includes(call.name));
// Only administrators and reviewers may ask these.
const isOfAdministration = ({ name }: { name: string }) => /^(?:admin|guidance\.review)\./.test(name);
// These end the session of the test member, or change it, which clears the whole cache.
const CHANGES_MEMBER = [
  'admin.members.signOut',
  'auth.account.delete',
  'auth.logout',
  'auth.register',
  'auth.resetPassword',
  'auth.setup.create',
];
// The mutations that succeed on the test site. Rows with another status are errors there.
const tried = mutations.filter(({ name }) => !CHANGES_MEMBER.includes(name) && !CALLS[name]?.status);

test('every entry names existing calls', () => {
  const isCall = (group: string, kind: RouterCall[]) => kind.some(({ name }) => `${name}.`.startsWith(`${group}.`));
  const reads = calls.filter((call) => call.reads);
  for (const [name, groups] of Object.entries(REFRESHES)) {
    expect(isCall(name, mutations), name).toBe(true);
    expect(groups.filter((group) => !isCall(group, reads))).toEqual([]);
  }
});

// As many as a request may ask (`MAX_BATCH` in http/rpc/rpc.ts).
const AT_ONCE = 20;

/** Returns the answers of queries for a member, by their names. Several are asked in one request, as pages do. */
async function answersOf(member: SignedIn, asked: RouterCall[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const inputs = some.map((call, at) => {
      const page = { page: 1, limit: 10 };
      const ofMember = { userId: member.id, is_dev: 'false', ...page };
      const other = isOfAdministration(call) ? page : undefined;
      return [at, superjson.serialize(call.rest?.path.includes('{userId}') ? ofMember : other)];
    });
    const input = encodeURIComponent(JSON.stringify(Object.fromEntries(inputs)));
    const names = some.map(({ name }) => name);
    const { status, text, body } = await member.get<unknown[]>(`/trpc/${names.join(',')}?batch=1&input=${input}`);
    expect(status, `${names}: ${text}`).toBe(200);
    for (const [at, name] of names.entries()) answers.set(name, JSON.stringify(body[at]));
  }
  return answers;
}

test.each(tried)('the queries that $name changes are refetched after it', async (mutation) => {
  const { site } = api;
  const isOfAdmins = ['admin', 'admin_session', 'reviewer_session'].includes(CALLS[mutation.name]?.who ?? '');
  const ruth = await api.member({ role: isOfAdmins ? 'admin' : 'member' });
  await submitOnboarding(site, SYSTEM, ruth.id, { ...WIZARD_ANSWERS });
  await createEntry(site, ruth.id);
  await site.db
    .update(site.db.tables.sessions)
    .set({ createdAt: new Date(site.clock.now()) })
    .where(eq(site.db.tables.sessions.userId, ruth.id));
  const input = await CALLS[mutation.name]?.input(api, ruth);
  const allowed = queries.filter((query) => isOfAdmins || !isOfAdministration(query));
  const asked = allowed.filter(({ name }) => !isRefreshedBy(mutation.name, [name.split('.')]));
  const before = await answersOf(ruth, asked);
  const { status, text } = await sendRpc(ruth, mutation, input);
  expect(status, text).toBe(200);
  const after = await answersOf(ruth, asked);
  const stale = [...before].flatMap(([name, answer]) => (answer === after.get(name) ? [] : [name]));
  expect(stale).toEqual([]);
});
