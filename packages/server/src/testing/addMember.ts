import { members } from '../companies/tables';
import type { Permissions } from '../companies/permissions';
import { type Newcomer, signUpNewcomer } from './signUpNewcomer';
import type { TestServer } from './startTestServer';

/** A new user in a company with these permissions and no others. */
export async function addMember(
  server: TestServer,
  companyId: string,
  permissions: Partial<Permissions>,
): Promise<Newcomer> {
  const newcomer = await signUpNewcomer(server);
  await server.db.queries
    .insert(members)
    .values({ companyId, userId: newcomer.user.id, ...permissions, createdAt: server.clock.now() });
  return newcomer;
}
