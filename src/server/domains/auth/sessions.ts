import { and, desc, eq, gt, lte, ne } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import type { Database } from '../../../../db/engine/sqlite.ts';
import { defineRead, type Given } from '../../../../db/engine/sqlite-read.ts';
import type { Role } from '../../../shared/auth.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';
import { readTokenCookie } from './token-cookie.ts';

const COOKIE = 'hesed_session';
const LIFETIME = new TimeSpan(30, 'd');
// "Last seen" is true to the hour: a write with every request would cost more than it tells.
const SEEN_STEP_MS = 3_600_000;
const NAME_LENGTH = 16;
const MOST_SESSIONS = 50;

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseSessionAttributes: { userAgent: string | null; seenAt: Date | null; createdAt: Date };
    DatabaseUserAttributes: { role: Role };
  }
}

/** A valid session: whose it is, and the Set-Cookie value that renews it where it is half used up. */
export interface ReadSession {
  userId: number;
  role: Role;
  sessionId: string;
  /** When its member proved who they are, in milliseconds. */
  startedAt: number;
  renewed: string | null;
}

/** A session as its member may see it; `id` names it and opens nothing. */
export interface ListedSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  seenAt: Date | null;
  expiresAt: Date;
}

/** Sessions of 30 sliding days whose tokens live in the cookie alone (decisions.md D4). */
export interface Sessions {
  /**
   * Starts a session and gives the Set-Cookie value that carries it; past fifty the member's oldest end. `startedAt` is
   * when they proved who they are, in milliseconds: now, unless said otherwise.
   */
  start(
    userId: number,
    session: { userAgent: string | null; secure: boolean; startedAt?: number | undefined },
  ): Promise<string>;
  /** Who a Cookie header belongs to; null where it holds no valid session. */
  read(cookieHeader: string | null, secure: boolean): Promise<ReadSession | null>;
  /** Whose a session is by now, without counting as use of it; null where it is over. */
  standing(sessionId: string): Promise<{ userId: number; role: Role } | null>;
  /** Ends a session and gives the Set-Cookie value that clears the cookie. */
  end(sessionId: string, secure: boolean): Promise<string>;
  /** The Set-Cookie value that clears the cookie. */
  clearedCookie(secure: boolean): string;
  /** Ends the session that a Cookie header carries, where it carries one. */
  endCarried(cookieHeader: string | null): Promise<void>;
  /** A member's sessions, the newest first. */
  list(userId: number): Promise<ListedSession[]>;
  deleteExpired(): Promise<void>;
}

/** The name of a session that is safe to show. */
export function nameOf(sessionId: string): string {
  return sessionId.slice(0, NAME_LENGTH);
}

/** Whether a Cookie header carries what could be a session. */
export function carriesSession(cookieHeader: string | null): boolean {
  return readToken(cookieHeader) !== null;
}

const made = new WeakMap<Database, Sessions>();

/** The sessions kept in a database. */
export function sessionsOf(db: Database): Sessions {
  const known = made.get(db) ?? createSessions(db);
  made.set(db, known);
  return known;
}

function createSessions(db: Database): Sessions {
  const lucia = createLucia(db);
  const { sessions } = db.tables;
  const cookie = (value: string, secure: boolean) => {
    const made = value ? lucia.createSessionCookie(value) : lucia.createBlankSessionCookie();
    made.attributes.secure = secure;
    return made.serialize();
  };
  /** Ends what a member has beyond the newest and the most they may have. */
  const endOldest = async (userId: number, newest: string) => {
    const past = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.id, newest)))
      .orderBy(desc(sessions.createdAt))
      .limit(MOST_SESSIONS)
      .offset(MOST_SESSIONS - 1);
    const ids = past.map(({ id }) => id);
    if (ids.length) await db.delete(sessions).where(db.isIn(sessions.id, ids));
  };
  return {
    async start(userId, { userAgent, secure, startedAt = Date.now() }) {
      const token = randomToken();
      const sessionId = hashToken(token);
      const attributes = { userAgent, seenAt: new Date(), createdAt: new Date(startedAt) };
      await lucia.createSession(userId, attributes, { sessionId });
      await endOldest(userId, sessionId);
      return cookie(token, secure);
    },
    async read(cookieHeader, secure) {
      const token = readToken(cookieHeader);
      if (!token) return null;
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session) return null;
      const now = Date.now();
      if (!session.seenAt || now - session.seenAt.getTime() >= SEEN_STEP_MS)
        await db
          .update(sessions)
          .set({ seenAt: new Date(now) })
          .where(eq(sessions.id, session.id));
      return {
        userId: user.id,
        role: user.role,
        sessionId: session.id,
        startedAt: session.createdAt.getTime(),
        renewed: session.fresh ? cookie(token, secure) : null,
      };
    },
    async standing(sessionId) {
      const [row] = await sessionAndRole(db, { sessionId });
      return row && row.expiresAt.getTime() > Date.now() ? { userId: row.userId, role: row.role } : null;
    },
    async end(sessionId, secure) {
      await lucia.invalidateSession(sessionId);
      return cookie('', secure);
    },
    clearedCookie: (secure) => cookie('', secure),
    async endCarried(cookieHeader) {
      const token = readToken(cookieHeader);
      if (token) await lucia.invalidateSession(hashToken(token));
    },
    async list(userId) {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
        .orderBy(desc(sessions.createdAt));
      return rows.map(({ id, userAgent, createdAt, seenAt, expiresAt }) => ({
        id: nameOf(id),
        userAgent,
        createdAt,
        seenAt,
        expiresAt,
      }));
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}

function readToken(cookieHeader: string | null): string | null {
  return readTokenCookie(cookieHeader, COOKIE);
}

const sessionAndRole = defineRead((q, given: Given<{ sessionId: string }>) => {
  const { sessions, users } = q.tables;
  const { id, userId, expiresAt, userAgent, seenAt, createdAt } = sessions;
  return q
    .select({ id, userId, expiresAt, userAgent, seenAt, createdAt, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(id, given.sessionId));
});

function createLucia(db: Database) {
  const { sessions } = db.tables;
  const toSession = ({ id, userId, expiresAt, userAgent, seenAt, createdAt }: typeof sessions.$inferSelect) => ({
    id,
    userId,
    expiresAt,
    attributes: { userAgent, seenAt, createdAt },
  });
  return new Lucia(
    {
      async getSessionAndUser(sessionId) {
        const [row] = await sessionAndRole(db, { sessionId });
        if (!row) return [null, null];
        return [toSession(row), { id: row.userId, attributes: { role: row.role } }];
      },
      async getUserSessions(userId) {
        return (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(toSession);
      },
      async setSession({ id, userId, expiresAt, attributes }) {
        await db.insert(sessions).values({ id, userId, expiresAt, ...attributes });
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
