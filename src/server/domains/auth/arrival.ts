import { hashToken, randomToken } from '../../lib/secrets.ts';
import type { Context } from '../../trpc/context.ts';
import { deviceCookie, readDeviceToken } from './devices/cookie.ts';
import { recogniseDevice } from './devices/service.ts';
import type { Proof } from './proof.ts';
import { sessionsOf } from './sessions.ts';

/** Why a session starts. */
type Arrival =
  /** This request made the account. */
  | { joined: true }
  /** The member signed in. */
  | { proof: Proof }
  /** A session goes on under a new id; nobody signed in again, so it keeps the time of its sign-in in milliseconds. */
  | { proof: Proof; startedAt: number };

/**
 * Starts a member's session in the browser that asks, under a new id, and ends the session that its cookie carried. A
 * sign-in from a browser that is new to the member alerts them.
 * @throws {AppError} unauthorized when the proof no longer holds, too_many_requests after 30 sign-ins of a member in an
 * hour.
 */
export async function startSession(ctx: Context, userId: number, arrival: Arrival): Promise<void> {
  const { site, caller, responseHeaders } = ctx;
  const sessions = sessionsOf(site);
  const signsIn = 'proof' in arrival && !('startedAt' in arrival);
  if (signsIn) await site.limits.take('sign_in_done', String(userId));
  await sessions.endCarried(caller.cookie);
  const deviceHash = rememberBrowser(ctx);
  const cookie = await sessions.start(userId, { ...caller, ...arrival, deviceHash });
  for (const line of [...sessions.outdatedCookie(caller.cookie, caller.secure), cookie])
    responseHeaders.append('set-cookie', line);
  await recogniseDevice(site, userId, { deviceHash, userAgent: caller.userAgent, joined: !signsIn });
}

/**
 * Sets the cookie by which the browser that asks is known again, and gives the hash of its token. A browser keeps its
 * token when another member signs in: each member who shares a browser knows it.
 */
export function rememberBrowser({ caller, responseHeaders }: Context): string {
  const deviceToken = readDeviceToken(caller.cookie, caller.secure) ?? randomToken();
  responseHeaders.append('set-cookie', deviceCookie(deviceToken, caller.secure));
  return hashToken(deviceToken);
}
