import { and, eq, inArray } from 'drizzle-orm';
import { type AttemptWindow, forgetAttemptsOf, limitAttempts, limitNetwork } from '../db/attempts';
import { networksOf } from '../db/networks';
import { serverQueries } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { knownAddresses } from './tables';

interface TryLimits {
  readonly purpose: string;
  readonly window: AttemptWindow;
  /** For one person, from one network address. */
  readonly most: number;
  /** The same from an address that was right before. */
  readonly mostFromKnown: number;
  /** For one person, from all addresses that are not known. */
  readonly mostPerPerson: number;
  /** From one address, for whomever. */
  readonly mostPerAddress: number;
}

interface Try {
  /** As it is stored. */
  readonly email: string;
  /** The person of the mail address, if there is one. */
  readonly userId: string | undefined;
  /** The network address, where the host knows it. */
  readonly address: string | undefined;
}

/**
 * Counts a try of a caller who claims to be somebody without a session, and answers the keys that it counted under.
 * Strangers' tries fill the counters of their own addresses, and at most that of all unknown ones: they never lock a
 * user out at an address where they were right before (ATK-11).
 */
export async function limitTries(ports: Ports, limits: TryLimits, { email, userId, address }: Try): Promise<string[]> {
  const { purpose, window, most, mostFromKnown, mostPerPerson, mostPerAddress } = limits;
  const count = (what: string, subject: string, limit: number) =>
    limitAttempts(ports, { purpose: `${purpose}${what}`, subject, most: limit, window });
  if (address === undefined) return [await count('', pairOf(email, ''), most)];
  // Asked for an unknown person too, so that both take as long.
  if (await isKnownAddress(ports, userId ?? crypto.randomUUID(), address))
    return [await count(' known', pairOf(email, address), mostFromKnown)];
  await limitNetwork(ports, { purpose: `${purpose} address`, address, most: mostPerAddress, window });
  const ofPairs = await limitNetwork(ports, { purpose, of: pairOf(email, ''), address, most, window });
  return [...ofPairs, await count(' person', email, mostPerPerson)];
}

/** Mails a day that strangers may cause to one address: invitations and changes of address, whoever asks for them. */
const MOST_MAILS = 20;

/** Counted for every address alike, so that the limit tells nothing of an address. */
export async function limitMailsTo(ports: Ports, email: string): Promise<void> {
  await limitAttempts(ports, { purpose: 'mail to', subject: email, most: MOST_MAILS, window: 'day' });
}

/** Starts counting again for a person who has proven their identity in another way. */
export async function forgetTries(
  { secrets }: Ports,
  tx: ServerTx,
  purpose: string,
  { email, address }: Pick<Try, 'email' | 'address'>,
): Promise<void> {
  const networks = address === undefined ? [''] : networksOf(address).map(({ name }) => name);
  for (const network of networks) await forgetAttemptsOf(secrets, tx, purpose, pairOf(email, network));
  await forgetAttemptsOf(secrets, tx, `${purpose} person`, email);
}

/** Stores that a person signed in from this network address, as a keyed hash: the table holds no address. */
export async function storeKnownAddress(ports: Ports, tx: ServerTx, userId: string, address: string): Promise<void> {
  const lastUsedAt = ports.clock.now();
  await tx
    .insert(knownAddresses)
    .values({ userId, addressMac: await ports.secrets.mac(KNOWN, known(userId, address)), lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.addressMac], set: { lastUsedAt } });
}

/** A person who had the password before a new one came by mail may not be its owner. */
export async function forgetKnownAddresses(tx: ServerTx, userId: string): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
}

async function isKnownAddress(ports: Ports, userId: string, address: string): Promise<boolean> {
  const macs = await ports.secrets.macs(KNOWN, known(userId, address));
  const isIt = and(eq(knownAddresses.userId, userId), inArray(knownAddresses.addressMac, [...macs]));
  const rows = await serverQueries(ports.db, 'people')
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .where(isIt);
  return rows.length > 0;
}

function pairOf(email: string, network: string): string {
  return `${email} ${network}`;
}

const KNOWN = 'known address';

function known(userId: string, address: string): string {
  return `${userId} ${address}`;
}
