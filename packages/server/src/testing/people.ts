import type { components, KalemClient, Session } from '@kalem/sdk';
import { noPermissions } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import type { OutboxMessage } from '../messages/outbox';
import { outbox } from '../messages/tables';
import type { TestServer } from './startTestServer';
import { users } from '../people/tables';
import { members } from '../companies/tables';
import type { Permissions } from '../companies/permissions';

export interface Newcomer {
  /** Signed in. */
  readonly client: KalemClient & { session: Session };
  readonly user: components['schemas']['User'];
  readonly email: string;
  readonly password: string;
}

/** A new account with a session and a proven address. The mail about it is removed. */
export async function signUpNewcomer(server: TestServer): Promise<Newcomer> {
  const newcomer = await signUpUnverified(server);
  const { queries } = server.db;
  await queries.update(users).set({ emailVerifiedAt: server.clock.now() }).where(eq(users.id, newcomer.user.id));
  await queries.delete(outbox).where(eq(outbox.to, newcomer.email));
  return { ...newcomer, user: { ...newcomer.user, emailVerified: true } };
}

/** A new account with a session whose address is not proven yet. */
export async function signUpUnverified(server: TestServer): Promise<Newcomer> {
  const client = server.client();
  const email = `kisi-${crypto.randomUUID()}@ornek.com.tr`;
  const password = 'Parola1!';
  const { data: user } = await client.POST('/user', { body: { email, password, name: 'Ayşe Yılmaz' } });
  await client.session.signIn({ email, password });
  return { client, user, email, password };
}

/** A new admin, created by the server's command. */
export async function signUpAdmin(server: TestServer): Promise<Newcomer> {
  const newcomer = await signUpNewcomer(server);
  await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, newcomer.user.id));
  return newcomer;
}

/** A new member of a company with exactly these permissions. */
export async function addMember(
  server: TestServer,
  companyId: string,
  permissions: Partial<Permissions>,
): Promise<Newcomer> {
  const newcomer = await signUpNewcomer(server);
  await server.db.queries.insert(members).values({
    companyId,
    userId: newcomer.user.id,
    permissions: { ...noPermissions, ...permissions },
    createdAt: server.clock.now(),
  });
  return newcomer;
}

export interface Owner extends Newcomer {
  readonly companyId: string;
  readonly query: { readonly companyId: string };
}

/** A new user with a company in its trial, without a portal account. */
export async function signUpOwner(
  server: TestServer,
  fields: components['schemas']['CompanyWrite'] = {},
): Promise<Owner> {
  const newcomer = await signUpNewcomer(server);
  const { id } = await openCompany(newcomer.client, fields);
  return { ...newcomer, companyId: id, query: { companyId: id } };
}

/** A new user whose company is the taxpayer of a portal account. Each account can be linked once per server. */
export async function linkNewcomer(server: TestServer, userCode: string): Promise<Owner> {
  const newcomer = await signUpNewcomer(server);
  const { data: company } = await newcomer.client.POST('/company/gib', { body: { userCode, password: '1' } });
  return { ...newcomer, companyId: company.id, query: { companyId: company.id } };
}

/** A new company of the client's user in its trial, without a portal account. Each has its own tax number. */
export async function openCompany(
  client: KalemClient,
  fields: components['schemas']['CompanyWrite'] = {},
): Promise<components['schemas']['Company']> {
  const vknTckn = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(10, '1')
    .slice(-10);
  const isPerson = fields.vknTckn?.length === 11;
  const names = isPerson ? { ad: 'Şükrü', soyad: 'Işıldak' } : { unvan: 'Örnek Ticaret Ltd. Şti.' };
  const { data } = await client.POST('/company', {
    body: { vknTckn, email: 'bilgi@ornek.com.tr', ...names, ...fields },
  });
  return data;
}

/** An access token, for requests that the SDK would not send. */
export async function tokenOf(
  server: TestServer,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'password', email, password });
  const response = await server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body }));
  return ((await response.json()) as { access_token: string }).access_token;
}

export async function canSignIn(
  server: TestServer,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<boolean> {
  return server
    .client()
    .session.signIn({ email, password })
    .then(
      () => true,
      () => false,
    );
}

/** The mails to an address, newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<OutboxMessage[]> {
  return (await server.outbox()).filter(({ kind, to }) => kind === 'mail' && to === address);
}
