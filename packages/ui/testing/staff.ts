import { noPermissions } from '@kalem/domain';
import { createClient, type components, type KalemClient } from '@kalem/sdk';
import type { PageServer } from '@kalem/server/page';
import type { Scenario } from './company';

type Permissions = components['schemas']['Permissions'];

const password = 'Deneme2026!';

/** No permissions, except the given ones. */
export function permissionsOf(granted: Partial<Permissions> = {}): Permissions {
  return { ...noPermissions, ...granted };
}

/** The text of the newest mail or SMS to an address. */
export async function lastMessageTo(server: PageServer, to: string): Promise<string> {
  return (await server.outbox()).find((message) => message.to === to)?.body ?? '';
}

/** Opens the link that was mailed to an address. */
export async function proveAddress({ server, client }: { server: PageServer; client: KalemClient }, email: string) {
  const token = /email\/verify\/(\S+)/.exec(await lastMessageTo(server, email))?.[1] ?? '';
  await client.PUT('/account/email/verification', { body: { token } });
}

/** Signs up a user and verifies the address by its mailed link. */
export async function signUpProven(server: PageServer, person: { name: string; email: string }) {
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, retries: 0 });
  await client.POST('/user', { body: { ...person, password } });
  await client.session.signIn({ email: person.email, password });
  await proveAddress({ server, client }, person.email);
  return { client, password };
}

interface Invited {
  name: string;
  email: string;
  granted: Partial<Permissions>;
}

type Inviting = Pick<Scenario, 'server' | 'companyId'> & { client: KalemClient };

/** Creates a user, whom the company invites with these permissions. */
export async function inviteNewcomer({ server, client, companyId }: Inviting, { granted, ...person }: Invited) {
  const newcomer = await signUpProven(server, person);
  const query = { companyId };
  const { data: invitation } = await client.PUT('/company/user', { params: { query }, body: { email: person.email } });
  const path = { id: invitation.id };
  await client.PUT('/company/user/{id}/permissions', { params: { query, path }, body: permissionsOf(granted) });
  return { ...newcomer, invitationId: invitation.id };
}

/** Invites a user to the company with these permissions, and accepts the invitation. */
export async function addStaff(inviting: Inviting, invited: Invited) {
  const { invitationId: id, ...staff } = await inviteNewcomer(inviting, invited);
  await staff.client.POST('/account/invitation/{id}', { params: { path: { id } } });
  return staff;
}

const gulsah = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test' };

/** The scenario, seen by a user with only these permissions. */
export async function asStaff<Opened extends Inviting>(scenario: Opened, granted: Partial<Permissions>) {
  const { client } = await addStaff(scenario, { ...gulsah, granted });
  return { ...scenario, client };
}

/** The owner revokes all permissions of the user of `asStaff`. */
export async function takeBack({ client, companyId }: Pick<Scenario, 'client' | 'companyId'>): Promise<void> {
  const query = { companyId };
  const { data } = await client.GET('/company/user', { params: { query } });
  const id = data.items.find(({ email }) => email === gulsah.email)?.id ?? '';
  await client.PUT('/company/user/{id}/permissions', { params: { query, path: { id } }, body: permissionsOf() });
}
