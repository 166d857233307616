/** Returns the address of the site for other devices; null where it is open at an address of this machine only. */
export function addressForPhone({ hostname, origin }: Pick<Location, 'hostname' | 'origin'>): string | null {
  const isLocal = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(hostname);
  return isLocal ? null : `${origin}/`;
}
