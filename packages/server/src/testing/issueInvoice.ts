import type { components } from '@kalem/sdk';
import { invoiceBody } from './invoiceBody';
import type { LinkedNewcomer } from './linkNewcomer';
import type { TestServer } from './startTestServer';

/** Saves an invoice and signs it with the code of the SMS; answers it as it is afterwards, approved. The background work has not run yet. */
export async function issueInvoice(
  server: TestServer,
  { client, query }: LinkedNewcomer,
  changes: Parameters<typeof invoiceBody>[0] = {},
): Promise<components['schemas']['Invoice']> {
  const { data: draft } = await client.POST('/fatura', { params: { query }, body: invoiceBody(changes) });
  const { data: started } = await client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [draft.id] } });
  const [sms] = server.simulator.outbox;
  const smsCode = sms?.body.split(' ').at(-1) ?? '';
  await client.POST('/fatura/imza-onay', { params: { query }, body: { smsCode, signature: started.signatureId } });
  const { data: issued } = await client.GET('/fatura/{id}', { params: { path: { id: draft.id }, query } });
  return issued;
}
