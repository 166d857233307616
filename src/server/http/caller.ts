import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { Site } from '../site/site.ts';

/** Whether the browser speaks HTTPS with us or with the proxy in front. */
export function isSecure(site: Site, c: Context): boolean {
  if (site.env.publicUrl.startsWith('https:')) return true;
  return site.env.TRUST_PROXY > 0 && c.req.header('x-forwarded-proto') === 'https';
}

/**
 * The address limits are counted by and records name: behind n trusted proxies the n-th from the right of
 * X-Forwarded-For, where that is an address at all. Of an IPv6 address only the first 64 bits, which are one household's.
 */
export function callerAddress(site: Site, c: Context): string {
  const hops = site.env.TRUST_PROXY;
  const forwarded = hops > 0 ? c.req.header('x-forwarded-for')?.split(',').at(-hops) : undefined;
  return countedAddress(forwarded ?? '') ?? countedAddress(socketAddress(c)) ?? 'unknown';
}

/** An address in the one form it is counted in, without a port some proxies add; null for what is none. */
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

/** The eight groups of an IPv6 address, whichever way it is written. */
function readGroups(address: string): number[] {
  // A URL writes what ends in an IPv4 address in groups as well.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    // A request without a socket: the tests call the app directly.
    return '';
  }
}
