import { eq, lte } from 'drizzle-orm';
import { Lucia, TimeSpan } from 'lucia';
import type { Database } from '../../../../db/engine/sqlite.ts';
import type { Role } from '../../../shared/auth.ts';
import { hashToken, randomToken } from '../../lib/secrets.ts';

const COOKIE = 'hesed_session';
// Read by hand: lucia's own reader throws at a stray % in any cookie of the host.
const TOKEN_IN_HEADER = new RegExp(`(?:^|;)\\s*${COOKIE}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
const LIFETIME = new TimeSpan(30, 'd');

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    UserId: number;
    DatabaseSessionAttributes: { userAgent: string | null };
    DatabaseUserAttributes: { role: Role };
  }
}

/** A valid session: whose it is, and the Set-Cookie value that renews it where it is half used up. */
export interface ReadSession {
  userId: number;
  role: Role;
  sessionId: string;
  renewed: string | null;
}

/** Sessions of 30 sliding days whose tokens live in the cookie alone (decisions.md D4). */
export interface Sessions {
  /** Starts a session and gives the Set-Cookie value that carries it. */
  start(userId: number, caller: { userAgent: string | null; secure: boolean }): Promise<string>;
  /** Who a Cookie header belongs to; null where it holds no valid session. */
  read(cookieHeader: string | null, secure: boolean): Promise<ReadSession | null>;
  /** Ends a session and gives the Set-Cookie value that clears the cookie. */
  end(sessionId: string, secure: boolean): Promise<string>;
  deleteExpired(): Promise<void>;
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
  const cookie = (value: string, secure: boolean) => {
    const made = value ? lucia.createSessionCookie(value) : lucia.createBlankSessionCookie();
    made.attributes.secure = secure;
    return made.serialize();
  };
  return {
    async start(userId, { userAgent, secure }) {
      const token = randomToken();
      await lucia.createSession(userId, { userAgent }, { sessionId: hashToken(token) });
      return cookie(token, secure);
    },
    async read(cookieHeader, secure) {
      const token = readToken(cookieHeader);
      if (!token) return null;
      const { session, user } = await lucia.validateSession(hashToken(token));
      if (!session) return null;
      return {
        userId: user.id,
        role: user.role,
        sessionId: session.id,
        renewed: session.fresh ? cookie(token, secure) : null,
      };
    },
    async end(sessionId, secure) {
      await lucia.invalidateSession(sessionId);
      return cookie('', secure);
    },
    deleteExpired: () => lucia.deleteExpiredSessions(),
  };
}

function readToken(cookieHeader: string | null): string | null {
  return cookieHeader === null ? null : (TOKEN_IN_HEADER.exec(cookieHeader)?.[1] ?? null);
}

function createLucia(db: Database) {
  const { sessions, users } = db.tables;
  type Row = typeof sessions.$inferSelect;
  const toSession = ({ id, userId, expiresAt, userAgent }: Row) => ({
    id,
    userId,
    expiresAt,
    attributes: { userAgent },
  });
  return new Lucia(
    {
      async getSessionAndUser(sessionId) {
        const [row] = await db
          .select({ session: sessions, role: users.role })
          .from(sessions)
          .innerJoin(users, eq(users.id, sessions.userId))
          .where(eq(sessions.id, sessionId));
        if (!row) return [null, null];
        return [toSession(row.session), { id: row.session.userId, attributes: { role: row.role } }];
      },
      async getUserSessions(userId) {
        return (await db.select().from(sessions).where(eq(sessions.userId, userId))).map(toSession);
      },
      async setSession({ id, userId, expiresAt, attributes }) {
        await db.insert(sessions).values({ id, userId, expiresAt, userAgent: attributes.userAgent });
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
    },
  );
}
