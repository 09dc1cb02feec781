import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { users } from '../schema';

export type User = typeof users.$inferSelect;
type NewUser = Pick<User, 'id' | 'email' | 'name' | 'passwordHash' | 'createdAt'>;

/** The accounts of people. */
export const userAccount = {
  async find(queries: Queries, id: string): Promise<User | undefined> {
    const [user] = await queries.select().from(users).where(eq(users.id, id));
    return user;
  },

  /** `email` as it is stored: trimmed and in lower case. */
  async findByEmail(queries: Queries, email: string): Promise<User | undefined> {
    const [user] = await queries.select().from(users).where(eq(users.email, email));
    return user;
  },

  /** Undefined when the address is taken. */
  async insert(tx: Queries, user: NewUser): Promise<User | undefined> {
    const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning();
    return row;
  },
};
