import { createClient } from '@kalem/sdk';
import { startPageServer } from '@kalem/server/page';
import { KalemProvider } from '@kalem/ui';
import { InvoiceList } from '@kalem/ui/invoice-list';

/** A new company on a new server. Close the server when the test ends. */
export async function openTestPage() {
  const server = await startPageServer();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  const account = { email: 'isil@ornek.test', password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });

  const page = (
    <KalemProvider client={client} companyId={company.id} userKey="test">
      <InvoiceList />
    </KalemProvider>
  );
  return { page, client, server };
}
