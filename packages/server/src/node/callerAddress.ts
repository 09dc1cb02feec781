import { type BlockList, isIP } from 'node:net';

/**
 * The network address of who calls: the socket's, or behind proxies that are trusted the last of X-Forwarded-For that is none of them; what
 * stands before it anybody may have written. undefined on this machine itself, where callers cannot be told apart.
 */
export function callerAddress(
  remote: string | undefined,
  forwarded: string | null,
  trusted: BlockList,
): string | undefined {
  let address = plain(remote ?? '');
  const hops = (forwarded ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address, trusted)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address === '' || /^(::1|127\.)/.test(address) ? undefined : address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Without the port that some proxies add, and an IPv4 address as itself. */
function plain(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const bare = inBrackets ?? (/^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address);
  return bare.replace(/^::ffff:(?=[\d.]+$)/, '');
}
