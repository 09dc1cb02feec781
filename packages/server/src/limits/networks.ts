/** A network that contains an address, and its multiple of the address's limit. */
interface Network {
  readonly name: string;
  readonly times: number;
}

/**
 * The networks under which an address is counted, narrowest first. A home line gets an IPv6 /56 and a company a /48, so
 * a limit of the /64 alone could be bypassed (ATK-69).
 */
export function networksOf(address: string): Network[] {
  const groups = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(address)?.slice(1);
  const own = { name: address, times: 1 };
  if (!groups) return [own];
  const site = groups.slice(0, 3).join(':');
  const home = (parseInt(groups[3] ?? '', 16) & 0xff00).toString(16);
  return [own, { name: `${site}:${home}::/56`, times: 2 }, { name: `${site}::/48`, times: 3 }];
}

/** The widest network: the most that one subscriber has. */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}
