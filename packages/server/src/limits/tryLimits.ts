import { and, eq, inArray } from 'drizzle-orm';
import { serverQueries } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { forgetAttemptsOf, limitAttempts, limitNetwork } from './attempts';
import { networksOf } from './networks';
import { knownAddresses } from './tables';

/** The attempts that a caller can make without a session. */
type TryPurpose = 'signIn' | 'passwordReset';

interface Try {
  /** Normalized, as stored. */
  readonly email: string;
  /** The person with this mail address, if any. */
  readonly userId: string | undefined;
  /** The network address, if the host knows it. */
  readonly address: string | undefined;
}

/** The keys of an attempt's counts. */
interface Counted {
  /** Counts of this person's attempts, for `forgetAttempts`. */
  readonly ofPerson: readonly string[];
  /** Counts of the network address, for `takeBackAttempt`: they include attempts on other people. */
  readonly ofAddress: readonly string[];
}

/**
 * Counts an attempt without a session and returns the keys of its counts. Attempts of strangers count for their own
 * addresses, and at most for all unknown addresses together. So they cannot lock a user out at an address where the
 * user signed in before (ATK-11).
 */
export async function limitTries(ports: Ports, purpose: TryPurpose, { email, userId, address }: Try): Promise<Counted> {
  if (address === undefined)
    return { ofPerson: [await limitAttempts(ports, purpose, pairOf(email, ''))], ofAddress: [] };
  // Also queried for an unknown person, so that both take the same time.
  if (await isKnownAddress(ports, userId ?? crypto.randomUUID(), address))
    return { ofPerson: [await limitAttempts(ports, `${purpose} known`, pairOf(email, address))], ofAddress: [] };
  const ofAddress = await limitNetwork(ports, `${purpose} address`, { address });
  const ofPairs = await limitNetwork(ports, purpose, { of: pairOf(email, ''), address });
  return { ofPerson: [...ofPairs, await limitAttempts(ports, `${purpose} person`, email)], ofAddress };
}

/** Counts for known and unknown mail addresses alike, so that the limit does not reveal which exist. */
export async function limitMailsTo(ports: Ports, email: string): Promise<void> {
  await limitAttempts(ports, 'mail to', email);
}

/** Resets the counts of a person who has proven their identity in another way. */
export async function forgetTries(
  { secrets }: Ports,
  tx: ServerTx,
  purpose: TryPurpose,
  { email, address }: Pick<Try, 'email' | 'address'>,
): Promise<void> {
  const networks = address === undefined ? [''] : networksOf(address).map(({ name }) => name);
  for (const network of networks) await forgetAttemptsOf(secrets, tx, purpose, pairOf(email, network));
  await forgetAttemptsOf(secrets, tx, `${purpose} person`, email);
}

/** Stores that a person signed in from this network address, as a keyed hash. */
export async function storeKnownAddress(ports: Ports, tx: ServerTx, userId: string, address: string): Promise<void> {
  const lastUsedAt = ports.clock.now();
  await tx
    .insert(knownAddresses)
    .values({ userId, addressMac: await ports.secrets.mac(KNOWN, known(userId, address)), lastUsedAt })
    .onConflictDoUpdate({ target: [knownAddresses.userId, knownAddresses.addressMac], set: { lastUsedAt } });
}

/** Forgets the known addresses, because an intruder may have signed in with the old password. */
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
