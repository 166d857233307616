import { nameOf } from '../../src/server/domains/auth/sessions/sessions.ts';
import { hashToken } from '../../src/server/lib/secrets.ts';
import type { Site } from '../../src/server/site/site.ts';
import type { SignedIn, TestApi } from '../../src/server/testing/api.ts';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { DAY_MS } from '../../src/shared/schedule/durations.ts';

/** A caller of random requests, with their credential. */
export interface Caller {
  name: string;
  headers: Record<string, string>;
  /** The member of the session or token; null for a visitor. */
  id: number | null;
}

/** The members and callers of a fuzzed site, and the ids of their rows. */
export interface FuzzData {
  callers: Caller[];
  admins: Caller[];
  /** The ids of all members, and one unknown id. */
  members: number[];
  /** Addresses that can sign in, and one that cannot. */
  emails: string[];
  ids: Ids;
  setupToken: string;
  /** Creates a member for a single request, which may end their session or delete them, with its callers. */
  createDisposable(): Promise<{ id: number; callers: Caller[]; ids: Ids }>;
}

/** Existing ids, by the noun of the path that they belong to. */
type Ids = Record<string, (number | string)[]>;

/** Deletes the previous members and creates new ones with rows in every list. */
export async function createFuzzData(api: TestApi): Promise<FuzzData> {
  const { site } = api;
  site.db.client.exec('DELETE FROM users');
  site.logged.length = 0;
  const ruth = await api.member();
  const naomi = await api.member({ confirmed: false });
  const reviewer = await api.member({ role: 'reviewer' });
  const admin = await api.member({ role: 'admin' });
  const ids = [await createRows(site, ruth), await createRows(site, naomi)];
  const adminsToken = await addToken(site, 'admin’s token', admin.id, ['read', 'write', 'admin']);
  const tokens = await Promise.all([
    addToken(site, 'read token', ruth.id, ['read']),
    addToken(site, 'write token', ruth.id, ['write']),
    addToken(site, 'member’s token', ruth.id, ['read', 'write', 'admin']),
    addToken(site, 'expired token', ruth.id, ['read'], new Date(site.clock.now() - 1)),
  ]);
  const visitor = { name: 'visitor', headers: {}, id: null };
  const malformed = { name: 'malformed token', headers: { authorization: 'Bearer hesed_not-a-token' }, id: null };
  return {
    callers: [
      ...Array<Caller>(8).fill(inSession('member', ruth)),
      inSession('other member', naomi),
      inSession('reviewer', reviewer),
      inSession('admin', admin),
      adminsToken,
      ...tokens,
      visitor,
      malformed,
      { name: 'ended session', headers: { cookie: `hesed_session=${'A'.repeat(43)}` }, id: null },
      { name: 'Basic credentials', headers: { authorization: 'Basic cnV0aDpib2F6' }, id: null },
    ],
    admins: [inSession('admin', admin), adminsToken],
    members: [ruth.id, naomi.id, admin.id, 999_999],
    emails: [ruth.email, naomi.email, 'nobody@parish.example'],
    ids: mergeIds(ids),
    setupToken: site.setupToken,
    async createDisposable() {
      const member = await api.member();
      const session = inSession('disposable member', member);
      const token = await addToken(site, 'disposable token', member.id, ['read', 'write']);
      const callers = [session, session, session, token, visitor, malformed];
      return { id: member.id, callers, ids: await createRows(site, member) };
    },
  };
}

function inSession(name: string, { jar, id }: SignedIn): Caller {
  return { name, headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') }, id };
}

async function addToken(
  site: Site,
  name: string,
  userId: number,
  scopes: ('read' | 'write' | 'admin')[],
  expiresAt: Date | null = null,
): Promise<Caller> {
  const token = `hesed_${name}-${userId}`.replace(/[^\w-]/g, '-');
  await site.db
    .insert(site.db.tables.apiTokens)
    .values({ userId, name, tokenHash: hashToken(token), start: token.slice(0, 10), scopes, expiresAt });
  return { name, headers: { authorization: `Bearer ${token}` }, id: userId };
}

/** Adds a row of a member to every list that a call can answer or change; returns the ids. */
async function createRows(site: Site, { id: userId }: SignedIn): Promise<Ids> {
  const { tables } = site.db;
  const now = new Date(site.clock.now());
  const guidance: number[] = [];
  for (const contentType of ['prayer', 'do', 'reflection'] as const) {
    const entryId = await createEntry(site, userId, { contentType, scripture: 'Ruth 1:16 (KJV) Whither thou goest.' });
    guidance.push(entryId);
    await site.db
      .insert(tables.deliveries)
      .values({ userId, entryId, kind: 'guidance', channel: 'email', dueAt: now, status: 'sent' });
  }
  const goals = await site.db.insert(tables.userGoals).values({ userId, title: 'Call one friend a week' }).returning();
  const key = { name: 'Laptop', credentialId: `credential-${userId}`, publicKey: 'AAAA' };
  const passkeys = await site.db
    .insert(tables.passkeys)
    .values({ userId, ...key })
    .returning();
  const token = { name: 'To revoke', tokenHash: `hash-${userId}`, start: 'hesed_aa', scopes: ['read' as const] };
  const tokens = await site.db
    .insert(tables.apiTokens)
    .values({ userId, ...token })
    .returning();
  const sessionId = hashToken(`second session of ${userId}`);
  const expiresAt = new Date(Date.now() + DAY_MS);
  await site.db.insert(tables.sessions).values({ userId, id: sessionId, expiresAt, userAgent: 'Phone' });
  await site.db.insert(tables.securityEvents).values({ userId, kind: 'new_sign_in', mailAddress: 'a@parish.example' });
  await site.db.insert(tables.consentEvents).values({ userId, channel: 'email', action: 'opt_in', source: 'settings' });
  const endpoint = `https://push.parish.example/${userId}`;
  await site.db
    .insert(tables.alertAddresses)
    .values({ userId, channel: 'push', address: endpoint, seenAt: new Date() });
  const numbers = (rows: { id: number }[]) => rows.map(({ id }) => id);
  return {
    guidance,
    goals: numbers(goals),
    passkeys: numbers(passkeys),
    tokens: numbers(tokens),
    sessions: [nameOf(sessionId)],
  };
}

function mergeIds(each: Ids[]): Ids {
  const nouns = Object.keys(each[0] ?? {});
  return Object.fromEntries(nouns.map((noun) => [noun, each.flatMap((ids) => ids[noun] ?? [])]));
}
