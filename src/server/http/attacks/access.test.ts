import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Role, TokenScope } from '../../../shared/auth.ts';
import { submitOnboarding } from '../../domains/onboarding/service.ts';
import { hashToken } from '../../lib/secrets.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { CALLS } from '../../testing/calls/all.ts';
import type { CallRow } from '../../testing/calls/call.ts';
import { type RouterCall, routerCalls, sendRest, sendRpc } from '../../testing/calls/send-call.ts';
import { fireTimersAtOnce } from '../../testing/clock/quick-timers.ts';
import { contentsOf, expectSameRows } from '../../testing/database/contents.ts';
import { sampleOf } from '../../testing/full-run.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { SYSTEM, WIZARD_ANSWERS } from '../../testing/members/members.ts';
import { createApiToken } from '../../testing/members/tokens.ts';

// Makes every call as every kind of caller over tRPC, and over REST, which has no rules of its own, as some of them, other
// callers for other calls. The expected answer follows only from the call's row.

/** The caller's credential: none, a session, or a token with scopes. */
type Shown = 'nothing' | 'session' | TokenScope[];

interface Somebody {
  who: string;
  /** The caller's relation to the data: its owner, or another member with this role. */
  is: 'owner' | Role;
  shows: Shown;
  /** Invalidates the caller's credential, or replaces it with one that was never valid. */
  spoil?: (api: TestApi, shown: { browser: Browser; token: string | null }) => Promise<void> | void;
}

const EVERYBODY: Somebody[] = [
  { who: 'somebody signed out', is: 'member', shows: 'nothing' },
  { who: 'a stranger', is: 'member', shows: 'session' },
  { who: 'the owner', is: 'owner', shows: 'session' },
  { who: 'a reviewer', is: 'reviewer', shows: 'session' },
  { who: 'an admin', is: 'admin', shows: 'session' },
  { who: 'the owner’s token to read', is: 'owner', shows: ['read'] },
  { who: 'the owner’s token to write', is: 'owner', shows: ['write'] },
  { who: 'the owner’s token to read and write', is: 'owner', shows: ['read', 'write'] },
  { who: 'a member’s token with the admin scope', is: 'owner', shows: ['read', 'write', 'admin'] },
  { who: 'a stranger’s token', is: 'member', shows: ['read', 'write'] },
  { who: 'an admin’s token to administer', is: 'admin', shows: ['admin'] },
  { who: 'an admin’s token to read and write', is: 'admin', shows: ['read', 'write'] },
  { who: 'an admin’s token for everything', is: 'admin', shows: ['read', 'write', 'admin'] },
  { who: 'an expired session', is: 'owner', shows: 'session', spoil: expireSession },
  { who: 'a session that was ended', is: 'owner', shows: 'session', spoil: endSession },
  { who: 'an expired token', is: 'owner', shows: ['read', 'write', 'admin'], spoil: expireToken },
  { who: 'a revoked token', is: 'admin', shows: ['read', 'write', 'admin'], spoil: revokeToken },
];

/** Returns the status with which a call rejects a caller; null when it accepts them. */
function refusalOf(row: CallRow, { reads }: RouterCall, { is, shows, spoil }: Somebody): 401 | 403 | 404 | null {
  if (row.who === 'anyone') return null;
  if (shows === 'nothing' || spoil) return 401;
  const forAdmins = row.who === 'admin' || row.who === 'admin_session';
  const inPerson = row.who.endsWith('session');
  const scope = forAdmins ? 'admin' : reads ? 'read' : 'write';
  if (shows !== 'session' && (inPerson || !shows.includes(scope))) return 403;
  const isAdmin = is === 'admin' && (shows === 'session' || shows.includes('admin'));
  if (row.who === 'reviewer_session') return isAdmin || is === 'reviewer' ? null : 403;
  if (forAdmins) return isAdmin ? null : 403;
  if (is === 'owner' || row.stranger === 'own') return null;
  if (row.stranger === 'not_found') return 404;
  return isAdmin && !row.givesConsent ? null : 403;
}

const MARKS = {
  philosophy: 'Only the owner may read this about friendship, and whoever administers the site.',
  reflection: 'Only the owner may read this reflection, which nobody else has any business with.',
};

fireTimersAtOnce();

const NOW = '2027-03-01T08:00Z';
const REST_CALLERS = 5;
type Way = 'rpc' | 'rest';

/** A caller with their credential. */
interface Caller {
  somebody: Somebody;
  browser: Browser;
  headers: Record<string, string>;
  member: SignedIn;
}

/**
 * A database in which all callers exist, of which every test opens a copy: for calls that reject them on data of one owner,
 * and for calls that accept them on data of an owner each, whose profile, reflection and address no error may reveal.
 */
interface Prepared {
  file: Buffer;
  shared: SignedIn;
  refused: Caller[];
  accepted: (Caller & { owner: SignedIn })[];
}

let prepared: Prepared;
beforeAll(async () => {
  api = createTestApi({ now: NOW });
  const shared = await createOwner();
  const refused: Caller[] = [];
  const accepted: Prepared['accepted'] = [];
  for (const somebody of EVERYBODY) {
    const by = await showUp(somebody, shared);
    refused.push(by);
    if (somebody.spoil) continue;
    const owner = await createOwner();
    accepted.push({ ...(somebody.is === 'owner' ? await showUp(somebody, owner) : by), owner });
  }
  prepared = { file: api.site.db.client.serialize(), shared, refused, accepted };
  api.close();
});

let api: TestApi;
afterEach(() => api.close());

async function createOwner(): Promise<SignedIn> {
  const owner = await api.member();
  await submitOnboarding(api.site, SYSTEM, owner.id, { ...WIZARD_ANSWERS, friendshipPhilosophy: MARKS.philosophy });
  await createEntry(api.site, owner.id, { isCompleted: true, userReflection: MARKS.reflection });
  return owner;
}

/** Opens a copy of the prepared database. */
function openApi(): void {
  api = createTestApi({ now: NOW, file: prepared.file });
}

function reopenApi(): void {
  api.close();
  openApi();
}

/** Returns a browser of the open site with the cookies of another. */
function copyOf({ jar }: Pick<Browser, 'jar'>): Browser {
  const browser = api.visitor();
  for (const [name, cookie] of jar) browser.jar.set(name, cookie);
  return browser;
}

const memberOf = (member: SignedIn): SignedIn => ({ ...copyOf(member), id: member.id, email: member.email });

test('every call has a row, and every row a call', () => {
  api = createTestApi();
  expect(Object.keys(CALLS).sort()).toEqual(
    routerCalls()
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(
  routerCalls()
    .filter(({ name }) => name in CALLS)
    .map((call, nth) => ({ ...call, nth })),
)(
  'accepts only the callers of its row: $name',
  async ({ nth, ...call }) => {
    const row = CALLS[call.name] as CallRow;
    const ways: Way[] = call.rest ? ['rpc', 'rest'] : ['rpc'];
    const send = { rpc: sendRpc, rest: sendOverRest };
    const callersOf = <Each extends Caller>(all: Each[], how: Way, isRejected: boolean) =>
      (how === 'rpc' ? all : sampleOf(all, REST_CALLERS, nth)).filter(
        ({ somebody }) => (refusalOf(row, call, somebody) !== null) === isRejected,
      );
    openApi();
    const shared = memberOf(prepared.shared);
    const sharedInput = await row.input(api, shared);
    const before = contentsOf(api.site);

    for (const how of ways)
      for (const { somebody, browser, headers } of callersOf(prepared.refused, how, true)) {
        const answer = await send[how](copyOf(browser), call, sharedInput, headers);
        const where = `${somebody.who} over ${how}: ${answer.text}`;
        expect(answer.status, where).toBe(refusalOf(row, call, somebody));
        for (const mark of [shared.email, ...Object.values(MARKS)]) expect(answer.text, where).not.toContain(mark);
        expect(answer.headers.getSetCookie(), where).toEqual([]);
      }
    expectSameRows(contentsOf(api.site), before, 'a refused call changed something');

    for (const how of ways) {
      // Some calls succeed only once, so REST begins with a fresh copy of the database.
      if (how === 'rest') reopenApi();
      for (const { somebody, browser, headers, ...each } of callersOf(prepared.accepted, how, false)) {
        api.site.db.client.exec('DELETE FROM rate_limits');
        const [owner, member] = [memberOf(each.owner), memberOf(each.member)];
        const input = await row.input(api, row.stranger === 'own' && row.who !== 'anyone' ? member : owner);
        const answer = await send[how](copyOf(browser), call, input, headers);
        const where = `${somebody.who} over ${how}: ${answer.text}`;
        expect(answer.status, where).toBe(row.status ?? 200);
        for (const words of row.contains ?? []) expect(answer.text, where).toContain(words);
      }
      expect(api.site.logged).toEqual([]);
    }
  },
  60_000,
);

test('every call tells an admin that a member does not exist', async () => {
  openApi();
  const owner = memberOf(prepared.shared);
  const admin = await api.member({ role: 'admin' });
  const others = [];
  for (const call of routerCalls()) {
    const row = CALLS[call.name];
    // A feature that is not configured on this site answers first.
    if (row?.who !== 'member' || row.stranger !== 'forbidden' || row.status) continue;
    const { status } = await sendRpc(admin, call, { ...(await row.input(api, owner)), userId: 999_999 });
    if (status !== 404) others.push(`${call.name}: ${status}`);
  }
  expect(others).toEqual([]);
});

function sendOverRest(browser: Browser, { rest }: RouterCall, input: unknown, headers: Record<string, string>) {
  return sendRest(browser, rest as { method: string; path: string }, (input ?? {}) as object, headers);
}

/** Creates a caller with their credential. */
async function showUp(somebody: Somebody, owner: SignedIn): Promise<Caller> {
  const { is, shows, spoil } = somebody;
  const member = is === 'owner' ? owner : await api.member({ role: is });
  if (shows === 'nothing') return { somebody, browser: api.visitor(), headers: {}, member };
  const token = shows === 'session' ? null : await createApiToken(api.site, member.id, { scopes: shows });
  // An invalidated session must not affect the next caller who is the owner.
  const browser = token ? api.visitor() : spoil ? await signInAgain(member) : member;
  await spoil?.(api, { browser, token });
  return { somebody, browser, headers: token ? { authorization: `Bearer ${token}` } : {}, member };
}

async function signInAgain({ id }: SignedIn): Promise<Browser> {
  const other = await api.member();
  const { sessions } = api.site.db.tables;
  await api.site.db
    .update(sessions)
    .set({ userId: id })
    .where(eq(sessions.id, sessionIdOf(other)));
  return other;
}

function sessionIdOf({ jar }: Browser): string {
  return hashToken(jar.get('hesed_session') as string);
}

async function expireSession({ site }: TestApi, { browser }: { browser: Browser }): Promise<void> {
  const { sessions } = site.db.tables;
  await site.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.id, sessionIdOf(browser)));
}

async function endSession({ site }: TestApi, { browser }: { browser: Browser }): Promise<void> {
  const { sessions } = site.db.tables;
  await site.db.delete(sessions).where(eq(sessions.id, sessionIdOf(browser)));
}

async function expireToken({ site }: TestApi, { token }: { token: string | null }): Promise<void> {
  const { apiTokens } = site.db.tables;
  const expiresAt = new Date(site.clock.now());
  await site.db
    .update(apiTokens)
    .set({ expiresAt })
    .where(eq(apiTokens.tokenHash, hashToken(token as string)));
}

async function revokeToken({ site }: TestApi, { token }: { token: string | null }): Promise<void> {
  const { apiTokens } = site.db.tables;
  await site.db.delete(apiTokens).where(eq(apiTokens.tokenHash, hashToken(token as string)));
}
