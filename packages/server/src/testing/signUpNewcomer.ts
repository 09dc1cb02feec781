import type { components, KalemClient, Session } from '@kalem/sdk';
import type { TestServer } from './startTestServer';

export interface Newcomer {
  /** Signed in. */
  readonly client: KalemClient & { session: Session };
  readonly user: components['schemas']['User'];
  readonly email: string;
  readonly password: string;
}

/** A fresh account with a session. */
export async function signUpNewcomer(server: TestServer): Promise<Newcomer> {
  const client = server.client();
  const email = `kisi-${crypto.randomUUID()}@ornek.com.tr`;
  const password = 'Parola1!';
  const { data: user } = await client.POST('/user', { body: { email, password, name: 'Ayşe Yılmaz' } });
  await client.session.signIn({ email, password });
  return { client, user, email, password };
}
