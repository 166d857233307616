import { deviceCookie, readDeviceToken } from '../../../lib/cookies/device-cookie.ts';
import { hashToken, randomToken } from '../../../lib/secrets.ts';
import type { Context } from '../../../trpc/context.ts';
import { recogniseDevice } from '../devices/service.ts';
import type { Proof } from '../proof.ts';
import { sessionsOf } from './sessions.ts';

/** The reason why a session starts. */
type SessionStart =
  /** This request created the account. */
  | { joined: true }
  /** The member signed in. */
  | { proof: Proof }
  /**
   * A session continues under a new id. Nobody signed in again, so it keeps the time of its sign-in, in milliseconds.
   */
  | { proof: Proof; startedAt: number };

/**
 * Starts a member's session under a new id in the caller's browser, and ends the session of its cookie. Alerts the
 * member about a sign-in from a browser that is new to them.
 * @throws {AppError} unauthorized when the proof is no longer valid, too_many_requests after 30 sign-ins of a member in
 * an hour.
 */
export async function startSession(ctx: Context, userId: number, start: SessionStart): Promise<void> {
  const { site, caller, responseHeaders } = ctx;
  const sessions = sessionsOf(site);
  const signsIn = 'proof' in start && !('startedAt' in start);
  if (signsIn) await site.rateLimits.consume('sign_in_done', String(userId));
  await sessions.endCarried(caller.cookie);
  const browser = browserOf(ctx);
  const { deviceHash } = browser;
  const cookie = await sessions.start(userId, { ...caller, ...start, deviceHash });
  for (const line of [...sessions.outdatedCookie(caller.cookie, caller.secure), cookie])
    responseHeaders.append('set-cookie', line);
  await recogniseDevice(site, userId, { deviceHash, userAgent: caller.userAgent, joined: !signsIn });
  browser.remember();
}

/**
 * Returns the caller's browser by the hash of its device token; `remember` sets the cookie that identifies it later.
 */
export function browserOf({ caller, responseHeaders }: Context): { deviceHash: string; remember: () => void } {
  // A browser keeps its token when another member signs in, so it is a known device of every member who shares it.
  const token = readDeviceToken(caller.cookie, caller.secure) ?? randomToken();
  return {
    deviceHash: hashToken(token),
    remember: () => responseHeaders.append('set-cookie', deviceCookie(token, caller.secure)),
  };
}
