import { sameText } from '../db/secretTexts';
import type { Ports } from '../ports/Ports';

/** What a link opens. A key of one purpose does not open another. */
type Purpose = 'payment link' | 'statement link' | 'reminder stop';

const ID_LENGTH = 32;

/** The key in the URL of a public page: the id of its row and a signature, so that it can be shown again and ended. */
export async function linkKey({ secrets }: Pick<Ports, 'secrets'>, purpose: Purpose, id: string): Promise<string> {
  return `${id.replaceAll('-', '')}${await secrets.mac(purpose, id)}`;
}

/** The id in a key; undefined for a key that we did not make. */
export async function idOfLinkKey(
  { secrets }: Pick<Ports, 'secrets'>,
  purpose: Purpose,
  key: string,
): Promise<string | undefined> {
  const [hex, mac] = [key.slice(0, ID_LENGTH), key.slice(ID_LENGTH)];
  if (!/^[0-9a-f]{32}$/.test(hex)) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return (await secrets.macs(purpose, id)).some((known) => sameText(known, mac)) ? id : undefined;
}
