import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Context } from '../../../trpc/context.ts';
import { deviceCookie, readDeviceToken } from '../devices/cookie.ts';
import { recogniseDevice } from '../devices/service.ts';
import type { Proof } from '../proof.ts';
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
  const browser = browserOf(ctx);
  const { deviceHash } = browser;
  const cookie = await sessions.start(userId, { ...caller, ...arrival, deviceHash });
  for (const line of [...sessions.outdatedCookie(caller.cookie, caller.secure), cookie])
    responseHeaders.append('set-cookie', line);
  await recogniseDevice(site, userId, { deviceHash, userAgent: caller.userAgent, joined: !signsIn });
  browser.remember();
}

/** The browser that asks, by the hash of its token; `remember` sets the cookie by which it is known again. */
export function browserOf({ caller, responseHeaders }: Context): { deviceHash: string; remember: () => void } {
  // A browser keeps its token when another member signs in: each member who shares it knows it.
  const token = readDeviceToken(caller.cookie, caller.secure) ?? randomToken();
  return {
    deviceHash: hashToken(token),
    remember: () => responseHeaders.append('set-cookie', deviceCookie(token, caller.secure)),
  };
}
