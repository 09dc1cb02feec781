import { and, eq } from 'drizzle-orm';
import { attemptKey, type AttemptWindow, forgetAttempts, limitAttempts } from '../db/attempts';
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
  const pair = pairOf(email, address);
  if (address === undefined) return [await count('', pair, most)];
  // Asked for an unknown person too, so that both take as long.
  if (await isKnownAddress(ports, userId ?? crypto.randomUUID(), address))
    return [await count(' known', pair, mostFromKnown)];
  await count(' address', address, mostPerAddress);
  const ofPair = await count('', pair, most);
  return [ofPair, await count(' person', email, mostPerPerson)];
}

/** Starts counting again for a person who has proven their identity in another way. */
export async function forgetTries(
  { secrets }: Ports,
  tx: ServerTx,
  purpose: string,
  { email, address }: Pick<Try, 'email' | 'address'>,
): Promise<void> {
  await forgetAttempts(tx, await attemptKey(secrets, purpose, pairOf(email, address)));
  await forgetAttempts(tx, await attemptKey(secrets, `${purpose} person`, email));
}

/** Notes that a person was right at this network address. A keyed hash: no address stands in the table. */
export async function noteKnownAddress(ports: Ports, tx: ServerTx, userId: string, address: string): Promise<void> {
  const lastUsedAt = ports.clock.now();
  await tx
    .insert(knownAddresses)
    .values({ userId, addressMac: await macOf(ports, userId, address), lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.addressMac], set: { lastUsedAt } });
}

/** A person who had the password before a new one came by mail may not be its owner. */
export async function forgetKnownAddresses(tx: ServerTx, userId: string): Promise<void> {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
}

async function isKnownAddress(ports: Ports, userId: string, address: string): Promise<boolean> {
  const isIt = and(
    eq(knownAddresses.userId, userId),
    eq(knownAddresses.addressMac, await macOf(ports, userId, address)),
  );
  const rows = await serverQueries(ports.db, 'people')
    .select({ userId: knownAddresses.userId })
    .from(knownAddresses)
    .where(isIt);
  return rows.length > 0;
}

function pairOf(email: string, address: string | undefined): string {
  return `${email} ${address ?? ''}`;
}

function macOf({ secrets }: Ports, userId: string, address: string): Promise<string> {
  return secrets.mac('known address', `${userId} ${address}`);
}
