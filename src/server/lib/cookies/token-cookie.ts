/**
 * Returns a cookie's name, behind HTTPS with the prefix `__Host-`. Browsers accept such a cookie only from this host
 * over HTTPS, so other hosts of the domain cannot set it (RFC 6265bis §4.1.3.2).
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Returns the token of a cookie in a Cookie header; null when there is none. */
export function readTokenCookie(cookieHeader: string | null, name: string): string | null {
  // Parsed here because lucia's own parser throws at a stray % in any cookie of the host.
  const token = new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
  return cookieHeader === null ? null : (token.exec(cookieHeader)?.[1] ?? null);
}
