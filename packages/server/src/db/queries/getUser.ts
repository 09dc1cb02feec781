import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { accessProblems } from '../../problems/accessProblems';
import { users } from '../schema';

/** The user with this id; one who was removed a moment ago has no session any more. */
export async function getUser(queries: Queries, id: string): Promise<typeof users.$inferSelect> {
  const [user] = await queries.select().from(users).where(eq(users.id, id));
  if (!user) throw accessProblems.noSession();
  return user;
}
