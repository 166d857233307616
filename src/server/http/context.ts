import type { Context as HonoContext } from 'hono';
import { recordRead } from '../domains/admin/audit/service.ts';
import { sessionsOf } from '../domains/auth/sessions/sessions.ts';
import { readToken } from '../domains/auth/tokens/service.ts';
import type { MemberActor } from '../lib/actor.ts';
import type { Site } from '../site/site.ts';
import type { Caller, Context } from '../trpc/context.ts';
import { callerAddress, isSecure } from './caller.ts';

/**
 * Finds out who is calling: by a Bearer token where one is sent, else by the session cookie. Answers that carry
 * `responseHeaders` renew a session that is half used up.
 */
export async function createContext(site: Site, c: HonoContext): Promise<Context> {
  const secure = isSecure(site, c);
  const cookie = c.req.header('cookie') ?? null;
  const address = callerAddress(site, c);
  const responseHeaders = new Headers();
  return {
    site,
    actor: await readActor(site, c, { address, secure, cookie, responseHeaders }),
    caller: { address, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null, secure, cookie },
    responseHeaders,
    recordRead: (actor, act) => recordRead(site, actor, act),
  };
}

async function readActor(
  site: Site,
  c: HonoContext,
  {
    address,
    secure,
    cookie,
    responseHeaders,
  }: Pick<Caller, 'address' | 'secure' | 'cookie'> & { responseHeaders: Headers },
): Promise<MemberActor | null> {
  const authorization = c.req.header('authorization');
  // A token that is wrong is not made up for by a cookie: the caller is told.
  if (authorization !== undefined) {
    const [, token] = /^Bearer +([^\s]+)$/i.exec(authorization) ?? [];
    return token ? readToken(site, token, address) : null;
  }
  const session = await sessionsOf(site).read(cookie, secure);
  if (!session) return null;
  if (session.renewed) responseHeaders.append('set-cookie', session.renewed);
  const { userId, role, sessionId, startedAt } = session;
  return { kind: 'member', userId, role, address, credential: { kind: 'session', sessionId, startedAt } };
}
