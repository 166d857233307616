import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { hashToken } from '../secrets.ts';
import { cookieName, readTokenCookie } from './token-cookie.ts';

const COOKIE = 'hesed_device';
const YEAR_SECONDS = (365 * DAY_MS) / 1_000;

/** Returns the device token of a Cookie header; null when there is none. */
export function readDeviceToken(cookieHeader: string | null, secure: boolean): string | null {
  return readTokenCookie(cookieHeader, cookieName(COOKIE, secure));
}

/** Returns the stored hash of a Cookie header's device token; null when there is none. */
export function readDeviceHash(cookieHeader: string | null, secure: boolean): string | null {
  const token = readDeviceToken(cookieHeader, secure);
  return token === null ? null : hashToken(token);
}

/** Returns the Set-Cookie value that makes a browser recognisable for a year. It grants no access. */
export function deviceCookie(token: string, secure: boolean): string {
  const attributes = `HttpOnly; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName(COOKIE, secure)}=${token}; ${attributes}`;
}
