import { noPermissions } from '@kalem/domain';
import { createClient, type components, type KalemClient, type Session } from '@kalem/sdk';
import { createPartnerClient } from '@kalem/sdk/partner';
import { readdirSync, readFileSync } from 'node:fs';
import { simulatedCards } from '../../src/adapters/simulatedBank/createSimulatedPayments';
import { sampleJpeg } from '../../src/documents/testing/samples';
import { demoPeople } from '../../src/seedDemo';
import { spreadsheetFile, uploadBody } from '../../src/testing/files';
import { invoiceBody, kizilirmak } from '../../src/testing/invoices';
import { partnerFields, sessionOf } from '../../src/testing/partners';

type Client = KalemClient & { session: Session };

/** The `KALEM_SECRET` of all dumps. */
export const DUMP_SECRET = 'the secret of the dumps in the tests';

/** Invited to the demo company with `cariRead`. */
export const invitedEmail = 'bekleyen@kalem.test';

/** The owner of a second company, who has invited the owner of the demo company. */
export const neighbour = { email: 'komsu@kalem.test', password: demoPeople.password, name: 'Gülşah Işık' };
const TODAY = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);

/** Adds to the demo of a started server at least one row for each list of the API. */
export async function fillDemo(url: string): Promise<void> {
  const baseUrl = `${url}/api`;
  const open = async (account: { email: string; password: string }): Promise<Client> => {
    const client = createClient({ baseUrl });
    await client.session.signIn(account);
    return client;
  };
  const { password } = demoPeople;
  const owner = await open({ email: demoPeople.owner.email, password });
  const admin = await open({ email: demoPeople.admin.email, password });
  const companyId = (await owner.GET('/company')).data.items[0]?.id ?? '';

  await fillCompany(owner, companyId);
  await fillCards(owner, companyId);
  await fillInvoices(url, owner, companyId);
  await fillPeople(baseUrl, owner, companyId);
  await fillOperator(baseUrl, admin);
}

async function fillCompany(client: Client, companyId: string): Promise<void> {
  const query = { companyId };
  for (const type of ['LOGO', 'IMZA'] as const)
    await client.POST('/company/image', { params: { query: { ...query, type } }, body: uploadBody(jpeg, 'resim.jpg') });
  for (const faturadaGoster of [true, false]) {
    const aciklama = `Ödeme ${faturadaGoster ? 15 : 30} gün içindedir`;
    await client.POST('/aciklama', { params: { query }, body: { aciklama, faturadaGoster } });
    const bank = { bankaAdi: 'Örnek Bankası', iban: 'TR330006100519786457841326', faturadaGoster };
    await client.POST('/banka', { params: { query }, body: bank });
  }
  await client.POST('/company/api', { params: { query }, body: { name: 'Muhasebe' } });
  const { permissions } = (await client.GET('/company')).data.items[0] ?? {};
  if (permissions)
    await client.POST('/company/api', {
      params: { query },
      body: { name: 'Raporlar', permissions: { ...permissions, faturaWrite: false } },
    });
  const card = { cardHolderFullName: 'Ayşe Yılmaz', expMonth: '01', expYear: '2040', cvcNumber: '123' };
  await client.POST('/company/payment', { params: { query }, body: { ...card, cardNumber: simulatedCards.approves } });
  await client.GET('/currency', { params: { query: { currencyCode: 'USD', date: TODAY } } });
}

async function fillCards(client: Client, companyId: string): Promise<void> {
  const params = { query: { companyId } };
  const card = { tuzel: true, vknTckn: '5010298834', unvan: 'Yağız İnşaat', iskonto: '5', notlar: 'Ayın ilk haftası' };
  for (let count = 0; count < 3; count += 1) {
    await client.POST('/cari', { params, body: card });
    await client.POST('/stok', { params, body: { malHizmet: 'Iğdır kayısısı', birim: 'KGM', birimFiyat: '12.5' } });
  }
  const [group] = (await client.GET('/cari/mukerrer', { params })).data.items;
  const [first, second] = group?.kartlar ?? [];
  if (first && second)
    await client.PUT('/cari/ayri/{id}', {
      params: { path: { id: first.id }, ...params },
      body: { diger: second.id, ayri: true },
    });
  await client.POST('/cari/aktarim', {
    params,
    body: uploadBody(
      sheet(['VKN / TCKN', 'Unvan'], ['1938472657', 'Işık Ltd. Şti.'], ['yanlış', 'Hatalı']),
      'Cariler.xlsx',
    ),
  });
  await client.POST('/stok/aktarim', {
    params,
    body: uploadBody(sheet(['Mal / Hizmet', 'Birim'], ['Çay', 'KGM'], ['Hatalı', 'yanlış']), 'Stoklar.xlsx'),
  });
}

/** A draft of each type, two issued ones with documents and links, a cancellation and an objection. */
async function fillInvoices(url: string, client: Client, companyId: string): Promise<void> {
  const query = { companyId };
  for (const body of exampleInvoices()) await client.POST('/fatura', { params: { query }, body });
  const issued = [];
  for (const faturaSaat of ['08:01:00', '08:02:00']) {
    const body = invoiceBody({ faturaTarih: TODAY, faturaSaat, ...kizilirmak });
    const { data } = await client.POST('/fatura', { params: { query }, body });
    issued.push(data.id);
  }
  const { data: signing } = await client.POST('/fatura/imza', { params: { query }, body: { faturaIds: issued } });
  const smsCode =
    (await outboxOf(url))
      .find(({ kind }) => kind === 'sms')
      ?.body.split(' ')
      .at(-1) ?? '';
  await client.POST('/fatura/imza-onay', { params: { query }, body: { smsCode, signature: signing.signatureId } });
  await client.POST('/belgeler', { params: { query }, body: { faturaIds: issued } });
  for (const [index, id] of issued.entries()) {
    const path = { id };
    const { data: invoice } = await client.GET('/fatura/{id}', { params: { path, query } });
    await client.POST('/belge/{ettn}/link', {
      params: { query, path: { ettn: invoice.ettn ?? '' } },
      body: { dosya: 'pdf' },
    });
    const request = { faturaTarih: TODAY, belgeNumarasi: invoice.belgeNumarasi ?? '', aciklama: 'Mükerrer' };
    const objection = { referansBelgeNumarasi: '2026/17', referansBelgeTarih: TODAY, itirazYontemi: 'KEP' as const };
    if (index === 0) await client.POST('/fatura/iptal', { params: { query }, body: request });
    else await client.POST('/fatura/itiraz', { params: { query }, body: { ...request, ...objection } });
  }
  await client.GET('/iptal-itiraz/gonderilen', { params: { query } });
}

async function fillPeople(baseUrl: string, owner: Client, companyId: string): Promise<void> {
  const query = { companyId };
  const { data: invited } = await owner.PUT('/company/user', { params: { query }, body: { email: invitedEmail } });
  await owner.PUT('/company/user/{id}/permissions', {
    params: { path: { id: invited.id }, query },
    body: { ...noPermissions, cariRead: true },
  });
  const client = createClient({ baseUrl });
  await client.POST('/user', { body: neighbour });
  await client.session.signIn(neighbour);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
  const { email } = demoPeople.owner;
  await client.PUT('/company/user', { params: { query: { companyId: company.id } }, body: { email } });
  await owner.POST('/account/phone', { body: { phone: '905321234567' } });
  await client.PUT('/account/email', { body: { email: 'yeni@kalem.test', password: neighbour.password } });
  await client.POST('/password/reset', { body: { email: neighbour.email } });
}

async function fillOperator(baseUrl: string, admin: Client): Promise<void> {
  await admin.POST('/admin/kampanya', { body: { ad: 'Sonbahar', kuponSayisi: 3, indirimOrani: '12.5' } });
  const { data: partner } = await admin.POST('/admin/partner', { body: partnerFields });
  const { data: key } = await admin.POST('/admin/partner/{id}/anahtar', {
    params: { path: { id: partner.id } },
    body: { ad: 'Canlı' },
  });
  const { data: created } = await admin.POST('/admin/partner/{partnerId}/webhook', {
    params: { path: { partnerId: partner.id } },
    // No server listens at this address.
    body: { url: 'http://127.0.0.1:9/', olaylar: ['fatura.kaydedildi'], email: 'teknik@banka.example' },
  });
  await admin.POST('/admin/partner/{partnerId}/webhook/{id}/deneme', {
    params: { path: { partnerId: partner.id, id: created.webhook.id } },
  });
  const bank = createPartnerClient({ baseUrl, partnerKey: key.anahtar });
  const session = await bank.createSession(sessionOf());
  const page = createClient({ baseUrl, auth: { getAccessToken: () => Promise.resolve(session.token) } });
  await page.POST('/fatura', {
    params: { query: { companyId: session.companyId ?? '' } },
    body: invoiceBody({ faturaTarih: TODAY }),
  });
}

/** The examples of the contract, one of each type, as a client would send them today. */
function exampleInvoices(): components['schemas']['InvoiceWrite'][] {
  const folder = new URL('../../../../openapi/examples/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.startsWith('fatura-'))
    .map((name) => {
      const example = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as components['schemas']['InvoiceWrite'];
      return { ...example, faturaTarih: TODAY };
    });
}

async function outboxOf(url: string): Promise<{ kind: string; body: string }[]> {
  const response = await fetch(`${url}/dev/outbox`);
  return ((await response.json()) as { items: { kind: string; body: string }[] }).items;
}

const jpeg = Uint8Array.from(atob(sampleJpeg.split(',').at(-1) ?? ''), (character) => character.charCodeAt(0));

function sheet(...rows: string[][]): Uint8Array<ArrayBuffer> {
  return spreadsheetFile([{ rows }]);
}
