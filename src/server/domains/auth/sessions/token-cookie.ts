/**
 * The name of a cookie. Behind HTTPS it has the prefix `__Host-`: browsers then take the cookie only from this host
 * over HTTPS, so that another host of the domain cannot set it (RFC 6265bis §4.1.3.2).
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** The token that a Cookie header carries under a name; null where it holds none. */
export function readTokenCookie(cookieHeader: string | null, name: string): string | null {
  // Read by hand: lucia's own reader throws at a stray % in any cookie of the host.
  const token = new RegExp(`(?:^|;)\\s*${name}=([A-Za-z0-9_-]{43})\\s*(?:;|$)`);
  return cookieHeader === null ? null : (token.exec(cookieHeader)?.[1] ?? null);
}
