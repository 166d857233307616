import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { recordAct } from '../domains/admin/audit/service.ts';
import { sessionsOf } from '../domains/auth/sessions.ts';
import { readToken } from '../domains/auth/tokens/service.ts';
import type { MemberActor } from '../lib/actor.ts';
import type { Site } from '../lib/site.ts';
import type { Context } from '../trpc/context.ts';

/**
 * Finds out who is calling: by a Bearer token where one is sent, else by the session cookie. Answers that carry
 * `responseHeaders` renew a session that is half used up.
 */
export async function createContext(site: Site, c: HonoContext): Promise<Context> {
  const secure = isSecure(site, c);
  const address = callerAddress(site, c);
  const responseHeaders = new Headers();
  return {
    site,
    actor: await readActor(site, c, { address, secure, responseHeaders }),
    caller: { address, userAgent: c.req.header('user-agent')?.slice(0, 300) ?? null, secure },
    responseHeaders,
    recordAct: (act) => recordAct(site, act),
  };
}

async function readActor(
  site: Site,
  c: HonoContext,
  { address, secure, responseHeaders }: { address: string; secure: boolean; responseHeaders: Headers },
): Promise<MemberActor | null> {
  const authorization = c.req.header('authorization');
  // A token that is wrong is not made up for by a cookie: the caller is told.
  if (authorization !== undefined) {
    const [, token] = /^Bearer +([^\s]+)$/i.exec(authorization) ?? [];
    return token ? readToken(site, token, address) : null;
  }
  const session = await sessionsOf(site.db).read(c.req.header('cookie') ?? null, secure);
  if (!session) return null;
  if (session.renewed) responseHeaders.append('set-cookie', session.renewed);
  const { userId, role, sessionId } = session;
  return { kind: 'member', userId, role, address, credential: { kind: 'session', sessionId } };
}

/** Whether the browser speaks HTTPS with us or with the proxy in front. */
function isSecure(site: Site, c: HonoContext): boolean {
  if (site.env.publicUrl.startsWith('https:')) return true;
  return site.env.TRUST_PROXY > 0 && c.req.header('x-forwarded-proto') === 'https';
}

/** The address limits are counted by: behind n trusted proxies, the n-th from the right of X-Forwarded-For. */
function callerAddress(site: Site, c: HonoContext): string {
  const hops = site.env.TRUST_PROXY;
  if (hops > 0) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
    const address = forwarded.at(-hops)?.trim();
    if (address) return address;
  }
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // A request without a socket: the tests call the app directly.
    return 'unknown';
  }
}
