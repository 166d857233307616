import { lookup as resolveName } from 'node:dns';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** The error code for a name that resolves to no public address. */
export const PRIVATE_ADDRESS = 'EPRIVATEADDRESS';

// The special-purpose registry of IANA: this host, private, carrier-grade NAT, loopback, link-local with the metadata of
// clouds, test and benchmark networks, multicast and reserved; and the platform address of Azure.
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

// NAT64 carries an IPv4 address in its last 32 bits (RFC 6052).
const NAT64 = '64:ff9b::';
const NAT64_BITS = 96;

const specialV4 = new BlockList();
// Only global unicast and NAT64 are public in IPv6. Unique local, link-local and IPv4-mapped addresses are outside.
const globalV6 = new BlockList();
const specialV6 = new BlockList();
for (const [net, bits] of SPECIAL_V4) {
  specialV4.addSubnet(net, bits, 'ipv4');
  specialV6.addSubnet(`${NAT64}${net}`, NAT64_BITS + bits, 'ipv6');
}
globalV6.addSubnet('2000::', 3, 'ipv6');
globalV6.addSubnet(NAT64, NAT64_BITS, 'ipv6');
// Protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address.
specialV6.addSubnet('2001::', 23, 'ipv6');
specialV6.addSubnet('2001:db8::', 32, 'ipv6');
specialV6.addSubnet('2002::', 16, 'ipv6');
specialV6.addSubnet('3fff::', 20, 'ipv6');

/** Returns whether an address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

/**
 * Creates a lookup for what an administrator of the page set: it finds public addresses only, and any address of the hosts
 * that the server's environment allows.
 */
export function lookupForPage({ PRIVATE_HOSTS = [] }: { PRIVATE_HOSTS?: string[] | undefined }): LookupFunction {
  const publicOnly = createPublicLookup();
  return (name, options, done) =>
    (PRIVATE_HOSTS.includes(name.toLowerCase()) ? resolveName : publicOnly)(name, options, done);
}

/**
 * Creates the `lookup` of an agent that connects to public addresses only (rules.md C27). The agent connects to the
 * addresses that this lookup returned, so a name that resolves differently a moment later changes nothing.
 * @param resolve finds the addresses of a name; a test gives its own.
 */
export function createPublicLookup(resolve: LookupFunction = resolveName): LookupFunction {
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const open = (Array.isArray(found) ? found : []).filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) return done(Object.assign(new Error('no public address'), { code: PRIVATE_ADDRESS }), []);
      if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });
  };
}
