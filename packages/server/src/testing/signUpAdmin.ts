import { eq } from 'drizzle-orm';
import { users } from '../people/tables';
import { type Newcomer, signUpNewcomer } from './signUpNewcomer';
import type { TestServer } from './startTestServer';

/** A new user who is an admin, as the server's command makes one. */
export async function signUpAdmin(server: TestServer): Promise<Newcomer> {
  const newcomer = await signUpNewcomer(server);
  await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, newcomer.user.id));
  return newcomer;
}
