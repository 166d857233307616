import { and, asc, desc, eq, gt, lte, or } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import { defineStatement, type Given, type Queries, run, type Work } from '../../../../../db/database.ts';
import type { Role } from '../../../../shared/auth.ts';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import { cookieName, readTokenCookie } from '../../../lib/cookies/token-cookie.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { type Proof, requireProof } from '../proof.ts';

const COOKIE = 'hesed_session';
const LIFETIME = new TimeSpan(RETENTION_MS.sessions, 'ms');
// "Last seen" is rounded to the hour, because a write for every request would cost too much.
const SEEN_STEP_MS = HOUR_MS;
const NAME_LENGTH = 16;
const MAX_SESSIONS = 50;

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseSessionAttributes: {
      userAgent: string | null;
      seenAt: Date | null;
      createdAt: Date;
      /** The session's browser, as among the known devices. */
      deviceHash: string | null;
      /** Must still be valid when the session is stored; the proof itself is not stored. */
      proof?: Proof | undefined;
    };
    DatabaseUserAttributes: { role: Role };
  }
}

/** A valid session: its member, and the Set-Cookie value that renews it when half of its lifetime is over. */
interface ReadSession {
  userId: number;
  role: Role;
  sessionId: string;
  /** The time of the member's sign-in, in milliseconds. */
  startedAt: number;
  renewed: string | null;
}

/** A session as its member sees it. `id` is its public id, which grants no access. */
interface ListedSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date | null;
  expiresAt: Date;
}

/**
 * Sessions whose tokens are stored only in the cookie (decisions.md D4). A session lasts 30 days, and use in the second
 * half of them begins another 30. So it ends 15 to 30 days after its last use, and 90 days after its sign-in at the
 * latest.
 */
export interface Sessions {
  /**
   * Starts a session and returns its Set-Cookie value. `startedAt` is the time of the member's sign-in in milliseconds,
   * now by default. A member has at most 50 sessions: above that, a new session replaces the newest other one. So an
   * attacker with the password who signs in repeatedly ends only their own sessions, and the member's earlier ones
   * stay.
   * @throws {AppError} unauthorized when the proof is no longer valid.
   */
  start(
    userId: number,
    session: {
      userAgent: string | null;
      secure: boolean;
      deviceHash?: string | null | undefined;
      startedAt?: number | undefined;
      proof?: Proof | undefined;
    },
  ): Promise<string>;
  /** Returns the session of a Cookie header; null when it contains no valid session. */
  read(cookieHeader: string | null, secure: boolean): Promise<ReadSession | null>;
  /** Ends a session and returns the Set-Cookie value that clears the cookie. */
  end(sessionId: string, secure: boolean): Promise<string>;
  /** Returns the Set-Cookie value that clears the cookie. */
  clearedCookie(secure: boolean): string;
  /** Returns Set-Cookie values that clear a session cookie which arrived over HTTPS under its plain HTTP name. */
  outdatedCookie(cookieHeader: string | null, secure: boolean): string[];
  /** Ends the sessions of a Cookie header, under either cookie name. */
  endCarried(cookieHeader: string | null): Promise<void>;
  /** Returns a member's sessions, newest first. */
  list(userId: number): Promise<ListedSession[]>;
  deleteExpired(): Promise<void>;
}

/** Returns a session's public id, which is safe to show. */
export function nameOf(sessionId: string): string {
  return sessionId.slice(0, NAME_LENGTH);
}

/** Returns whether a Cookie header may contain a session, under either cookie name. */
export function carriesSession(cookieHeader: string | null): boolean {
  return [true, false].some((secure) => readToken(cookieHeader, secure) !== null);
}

type SessionSite = Pick<Site, 'db' | 'clock'>;
const made = new WeakMap<SessionSite, Sessions>();

/** Returns the sessions of a site. */
export function sessionsOf(site: SessionSite): Sessions {
  const known = made.get(site) ?? createSessions(site);
  made.set(site, known);
  return known;
}

function createSessions(site: SessionSite): Sessions {
  const lucia = createLucia(site);
  const cookie = (value: string, secure: boolean) => {
    const made = value ? lucia.createSessionCookie(value) : lucia.createBlankSessionCookie();
    made.name = sessionCookieName(secure);
    made.attributes.secure = secure;
    return made.serialize();
  };
  return {
    async start(userId, { userAgent, secure, deviceHash = null, startedAt = site.clock.now(), proof }) {
      const token = randomToken();
      const attributes = { userAgent, deviceHash, seenAt: new Date(), createdAt: new Date(startedAt), proof };
      await lucia.createSession(userId, attributes, { sessionId: hashToken(token) });
      return cookie(token, secure);
    },
    async read(cookieHeader, secure) {
      const token = readToken(cookieHeader, secure);
      if (!token) return null;
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session) return null;
      await touchSession(site, session);
      return {
        userId: user.id,
        role: user.role,
        sessionId: session.id,
        startedAt: session.createdAt.getTime(),
        renewed: session.fresh ? cookie(token, secure) : null,
      };
    },
    async end(sessionId, secure) {
      await lucia.invalidateSession(sessionId);
      return cookie('', secure);
    },
    clearedCookie: (secure) => cookie('', secure),
    outdatedCookie: (cookieHeader, secure) =>
      secure && readToken(cookieHeader, false) !== null ? [cookie('', false)] : [],
    async endCarried(cookieHeader) {
      for (const secure of [true, false]) {
        const token = readToken(cookieHeader, secure);
        if (token) await lucia.invalidateSession(hashToken(token));
      }
    },
    async list(userId) {
      const rows = await findLiveSessions(site, userId);
      return rows.map(({ id, ...shown }) => ({ id: nameOf(id), ...shown }));
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}

/** Stores that a session is used, at most once in {@link SEEN_STEP_MS}. */
async function touchSession({ db }: SessionSite, { id, seenAt }: { id: string; seenAt: Date | null }): Promise<void> {
  const { sessions: t } = db.tables;
  const now = Date.now();
  if (seenAt && now - seenAt.getTime() < SEEN_STEP_MS) return;
  await db
    .update(t)
    .set({ seenAt: new Date(now) })
    .where(eq(t.id, id));
}

/** Returns a member's valid sessions, newest first. */
function findLiveSessions(site: SessionSite, userId: number) {
  const { sessions: t } = site.db.tables;
  const { id, userAgent, createdAt, seenAt, expiresAt } = t;
  return site.db
    .select({ id, userAgent, createdAt, seenAt, expiresAt })
    .from(t)
    .where(and(eq(t.userId, userId), gt(t.expiresAt, new Date()), gt(t.createdAt, longestAgo(site))))
    .orderBy(desc(t.createdAt));
}

/** Returns the name of the session cookie, behind HTTPS or without. */
export function sessionCookieName(secure: boolean): string {
  return cookieName(COOKIE, secure);
}

function readToken(cookieHeader: string | null, secure: boolean): string | null {
  return readTokenCookie(cookieHeader, sessionCookieName(secure));
}

/** Returns the instant at or before which a sign-in is too old for its session to be valid. */
function longestAgo(site: SessionSite): Date {
  return new Date(site.clock.now() - RETENTION_MS.longestSessions);
}

function isPastLongestLife(site: SessionSite, { createdAt }: { createdAt: Date }): boolean {
  return createdAt <= longestAgo(site);
}

/** Deletes a member's ended sessions, then their newest ones until there is room for one more. */
function* makeRoom(q: Queries, site: SessionSite, userId: number): Work<void> {
  const { sessions: t } = q.tables;
  const over = or(lte(t.expiresAt, new Date()), lte(t.createdAt, longestAgo(site)));
  yield* run(q.delete(t).where(and(eq(t.userId, userId), over)));
  const past = yield* run(
    q
      .select({ id: t.id })
      .from(t)
      .where(eq(t.userId, userId))
      .orderBy(asc(t.createdAt))
      .limit(MAX_SESSIONS)
      .offset(MAX_SESSIONS - 1),
  );
  const ids = past.map(({ id }) => id);
  if (ids.length) yield* run(q.delete(t).where(q.isIn(t.id, ids)));
}

const sessionAndRole = defineStatement((q, given: Given<{ sessionId: string }>) => {
  const { sessions, users } = q.tables;
  const { id, userId, expiresAt, userAgent, seenAt, createdAt, deviceHash } = sessions;
  return q
    .select({ id, userId, expiresAt, userAgent, seenAt, createdAt, deviceHash, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(id, given.sessionId));
});

function createLucia(site: SessionSite) {
  const { db } = site;
  const { sessions } = db.tables;
  const toSession = ({ id, userId, expiresAt, ...attributes }: typeof sessions.$inferSelect) => ({
    id,
    userId,
    expiresAt,
    attributes,
  });
  return new Lucia(
    {
      async getSessionAndUser(sessionId) {
        const [row] = await sessionAndRole(db, { sessionId });
        if (!row || isPastLongestLife(site, row)) return [null, null];
        return [toSession(row), { id: row.userId, attributes: { role: row.role } }];
      },
      async getUserSessions(userId) {
        return (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(toSession);
      },
      async setSession({ id, userId, expiresAt, attributes: { proof, ...attributes } }) {
        await db.atomic(function* (q) {
          if (proof) yield* requireProof(q, userId, proof);
          yield* makeRoom(q, site, userId);
          yield* run(q.insert(sessions).values({ id, userId, expiresAt, ...attributes }));
        });
      },
      async updateSessionExpiration(sessionId, expiresAt) {
        await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, sessionId));
      },
      async deleteSession(sessionId) {
        await db.delete(sessions).where(eq(sessions.id, sessionId));
      },
      async deleteUserSessions(userId) {
        await db.delete(sessions).where(eq(sessions.userId, userId));
      },
      async deleteExpiredSessions() {
        await db.delete(sessions).where(lte(sessions.expiresAt, new Date()));
      },
    },
    {
      sessionExpiresIn: LIFETIME,
      sessionCookie: { name: COOKIE, attributes: { sameSite: 'lax', path: '/' } },
      getUserAttributes: ({ role }) => ({ role }),
      getSessionAttributes: ({ seenAt, createdAt }) => ({ seenAt, createdAt }),
    },
  );
}
