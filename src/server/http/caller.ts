import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Site } from '../site/site.ts';

/**
 * Returns whether the browser uses HTTPS, to this server or to the proxy in front of it. A proxy either adds its scheme to
 * X-Forwarded-Proto, as its address to X-Forwarded-For, or the first proxy sets a single one.
 */
export function isSecure(site: Site, c: Context): boolean {
  if (site.env.publicUrl.startsWith('https:')) return true;
  const hops = site.env.TRUST_PROXY;
  const schemes = hops > 0 ? (c.req.header('x-forwarded-proto')?.split(',') ?? []) : [];
  return (schemes.at(-hops) ?? schemes[0])?.trim() === 'https';
}

/**
 * Returns the caller's address for rate limits and records. Behind n trusted proxies it is the n-th address from the right
 * of X-Forwarded-For, if that is valid. Of an IPv6 address only the first 64 bits count, which identify a household.
 */
export function callerAddress(site: Site, c: Context): string {
  const hops = site.env.TRUST_PROXY;
  const forwarded = hops > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-hops) : undefined;
  return countedAddress(forwarded ?? '') ?? countedAddress(socketAddress(c)) ?? 'unknown';
}

/**
 * Returns an address in the canonical form for counting, without the port that some proxies add; null for a text that is
 * not an address.
 */
export function countedAddress(text: string): string | null {
  const [, bracketed, plain = text] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? [];
  const address = (bracketed ?? plain).trim().replace(/%.*$/, '');
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  const groups = readGroups(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the eight groups of an IPv6 address in any notation. */
function readGroups(address: string): number[] {
  // A URL converts a trailing IPv4 part to groups too.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // A request without a socket: tests call the app directly.
    return '';
  }
}

/** Returns the token of an Authorization header of the kind Bearer (RFC 6750); null for any other header. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
