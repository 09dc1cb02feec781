/** A network that an address belongs to, and how many times the limit of an address it may use. */
interface Network {
  readonly name: string;
  readonly times: number;
}

/**
 * The networks that an address is counted under, narrowest first. A home line gets a whole /56 of IPv6 and a company a
 * /48, so that a limit of the /64 alone is none (ATK-69).
 */
export function networksOf(address: string): Network[] {
  const groups = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(address)?.slice(1);
  const own = { name: address, times: 1 };
  if (!groups) return [own];
  const site = groups.slice(0, 3).join(':');
  const home = (parseInt(groups[3] ?? '', 16) & 0xff00).toString(16);
  return [own, { name: `${site}:${home}::/56`, times: 2 }, { name: `${site}::/48`, times: 3 }];
}

/** The widest of them: all that one subscriber may have. */
export function widestNetworkOf(address: string): string {
  return networksOf(address).at(-1)?.name ?? address;
}
