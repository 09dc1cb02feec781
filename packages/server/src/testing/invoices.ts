import type { components } from '@kalem/sdk';
import type { Owner } from './people';
import type { TestServer } from './startTestServer';
import type { PortalInvoice, PortalRow } from '../ports/Portal';

/** The taxpayer of portal account 33333302, as the buyer of an invoice. */
export const kizilirmak = { vknTckn: '5560173901', aliciUnvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi' };

const issued = new WeakMap<TestServer, number>();

/**
 * Saves an invoice and signs it with the SMS code. Returns the approved invoice. Background jobs have not run yet. Each
 * invoice gets another minute, which distinguishes the documents at the portal.
 */
export async function issueInvoice(
  server: TestServer,
  { client, query }: Owner,
  changes: Parameters<typeof invoiceBody>[0] = {},
): Promise<components['schemas']['Invoice'] & { belgeNumarasi: string }> {
  const minute = (issued.get(server) ?? 0) + 1;
  issued.set(server, minute);
  const body = invoiceBody({ faturaSaat: `08:${String(minute).padStart(2, '0')}:00`, ...changes });
  const { data: draft } = await client.POST('/fatura', { params: { query }, body });
  const { data: started } = await client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [draft.id] } });
  const [sms] = server.simulator.outbox;
  const smsCode = sms?.body.split(' ').at(-1) ?? '';
  await client.POST('/fatura/imza-onay', { params: { query }, body: { smsCode, signature: started.signatureId } });
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id: draft.id }, query } });
  return { ...data, belgeNumarasi: data.belgeNumarasi ?? '' };
}

/** A sale of two lines, 1 260.00 to pay, to a taxpayer in the portal's registry. */
export function invoiceBody(
  changes: Partial<components['schemas']['InvoiceWrite']> = {},
): components['schemas']['InvoiceWrite'] {
  return {
    faturaTarih: '2026-09-03',
    faturaSaat: '12:00:00',
    faturaTip: 'SATIS',
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '1938472657',
    aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
    vergiDairesi: 'Ümraniye',
    emails: ['muhasebe@buyukcamlica.example'],
    ulke: 'Türkiye',
    il: 'İSTANBUL',
    ilce: 'ÜSKÜDAR',
    adres: 'Kısıklı Mah. Bosna Bulvarı No: 64',
    malHizmetler: [
      {
        malHizmet: 'Bakım hizmeti',
        miktar: '2',
        birim: 'C62',
        birimFiyat: '500',
        iskontoTip: 'ISKONTO',
        iskontoOrani: '10',
        kdvOrani: '20',
      },
      { malHizmet: 'Yol gideri', miktar: '1', birim: 'C62', birimFiyat: '150', kdvOrani: '20' },
    ],
    not: '###Teşekkür ederiz',
    ...changes,
  };
}

export interface PortalView {
  list(from?: string, to?: string): Promise<PortalRow[]>;
  fetch(ettn: string): Promise<PortalInvoice>;
  create(invoice: PortalInvoice): Promise<void>;
  /** Approves a draft with the SMS code. */
  sign(ettn: string): Promise<void>;
}

/** The portal's data of an account. Signs in and out, so the server must not be signed in. */
export async function portalView<T>(
  server: TestServer,
  userCode: string,
  look: (view: PortalView) => Promise<T>,
): Promise<T> {
  const login = await server.ports.portal.logIn({ userCode, password: '1' });
  if (!login.ok) throw new Error(`The portal did not let us in: ${login.failure.kind}`);
  const session = server.ports.portal.session({
    current: () => Promise.resolve(login),
    renew: () => Promise.resolve(login),
  });
  const valueOf = <V>(answer: { ok: true; value: V } | { ok: false }): V => {
    if (!answer.ok) throw new Error('The portal did not answer');
    return answer.value;
  };
  try {
    return await look({
      list: async (from = '2026-09-03', to = from) => valueOf(await session.listInvoices(from, to)),
      fetch: async (ettn) => valueOf(await session.fetchInvoice(ettn)),
      create: async (invoice) => valueOf(await session.createDraft(invoice)),
      sign: async (ettn) => {
        const { oid } = valueOf(await session.sendSigningCode());
        const smsCode = server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
        valueOf(await session.sign({ oid, smsCode, ettns: [ettn] }));
      },
    });
  } finally {
    await server.ports.portal.logOut(login.value);
  }
}
