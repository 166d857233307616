import { hashToken } from '../../../lib/secrets.ts';
import { cookieName, readTokenCookie } from '../sessions/token-cookie.ts';

const COOKIE = 'hesed_device';
const YEAR_SECONDS = 365 * 86_400;

/** The token by which a browser is recognised; null where a Cookie header holds none. */
export function readDeviceToken(cookieHeader: string | null, secure: boolean): string | null {
  return readTokenCookie(cookieHeader, cookieName(COOKIE, secure));
}

/** What is stored of the token in a Cookie header; null where it holds none. */
export function readDeviceHash(cookieHeader: string | null, secure: boolean): string | null {
  const token = readDeviceToken(cookieHeader, secure);
  return token === null ? null : hashToken(token);
}

/** The Set-Cookie value that lets a browser be recognised for a year; it opens nothing. */
export function deviceCookie(token: string, secure: boolean): string {
  const attributes = `HttpOnly; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${cookieName(COOKIE, secure)}=${token}; ${attributes}`;
}
