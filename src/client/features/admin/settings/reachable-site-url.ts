/** Returns the URL of the site for other devices; null if this page is open at a loopback address. */
export function reachableSiteUrl({ hostname, origin }: Pick<Location, 'hostname' | 'origin'>): string | null {
  const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
  return isLocal ? null : `${origin}/`;
}
