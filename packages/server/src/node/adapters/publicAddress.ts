import { BlockList, isIP } from 'node:net';

/**
 * Whether an IP address is one of the internet. Everything else is refused: this machine, private and link-local
 * networks (a cloud's metadata among them), those of carriers, of documentation and of tests, multicast. Of IPv6 only
 * ranges that are allocated to networks pass, and none of the forms that carry an IPv4 address inside, which would lead
 * past this list.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** The registry of special-purpose IPv4 addresses (RFC 6890 and its updates), multicast and the reserved rest. */
const closed4 = networks('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** What IANA has allocated: it holds none of ::1, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10 and ff00::/8. */
const open6 = networks('ipv6', [['2000::', 3]]);

/** Protocols with an IPv4 address inside (Teredo, 6to4), documentation and others that are no place on the internet. */
const closed6 = networks('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function networks(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
}
