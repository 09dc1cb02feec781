import { DAY_MS } from '@kalem/domain';
import { eq, lte } from 'drizzle-orm';
import type { ServerTx } from '../ports/Database';
import { clearRows } from '../db/clearRows';
import { knownAddresses } from '../limits/tables';
import { emailLinks, passwordResets, phoneCodes, users } from './tables';

export type User = typeof users.$inferSelect;
type NewUser = Pick<User, 'id' | 'email' | 'name' | 'passwordHash' | 'language' | 'createdAt'> &
  Partial<Pick<User, 'emailVerifiedAt'>>;
type UserChange = Partial<
  Pick<
    User,
    | 'email'
    | 'emailVerifiedAt'
    | 'name'
    | 'passwordHash'
    | 'language'
    | 'phone'
    | 'phoneNotificationPermission'
    | 'emailNotificationPermission'
  >
>;

export async function findUser(tx: ServerTx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

/** `email` must be normalized: trimmed and in lower case. */
export async function findUserByEmail(tx: ServerTx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** Inserts a user. Returns undefined when the address is taken. */
export async function insertUser(tx: ServerTx, user: NewUser): Promise<User | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function updateUser(tx: ServerTx, id: string, change: UserChange): Promise<User | undefined> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

export async function markUserAdmin(tx: ServerTx, id: string, admin: boolean): Promise<void> {
  await tx.update(users).set({ admin }).where(eq(users.id, id));
}

/** The hash of the password. Locks the row until the transaction ends. */
export async function holdPassword(tx: ServerTx, id: string): Promise<string | null | undefined> {
  const [row] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id)).for('share');
  return row?.passwordHash;
}

/** Reads a user and locks the row until the transaction ends. */
export async function lockUser(tx: ServerTx, id: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return row;
}

/** A network address unused for this long is no longer known. */
const KNOWN_ADDRESSES_MS = 180 * DAY_MS;

/** Deletes expired links and codes, and network addresses that were not used for long. */
export async function clearLinksAndCodes(tx: ServerTx, now: Date): Promise<void> {
  for (const table of [passwordResets, emailLinks, phoneCodes]) await clearRows(tx, table, lte(table.expiresAt, now));
  const unused = new Date(now.getTime() - KNOWN_ADDRESSES_MS);
  await clearRows(tx, knownAddresses, lte(knownAddresses.lastUsedAt, unused));
}
