import { type OperationId, operations } from '@kalem/openapi/operations';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { simulatedCards } from '../src/adapters/simulatedBank/createSimulatedPayments';
import { auditLog, receivedInvoices, signings, users } from '../src/schema';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { openPartner, partnerFields, sessionOf } from '../src/testing/partners';
import { linkNewcomer, type Owner, signUpNewcomer, tokenOf } from '../src/testing/people';
import { makeCoupon } from '../src/testing/answers';
import { sampleJpeg } from '../src/documents/testing/samples';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

type Idempotent = { [Id in OperationId]: (typeof operations)[Id]['idempotent'] extends true ? Id : never }[OperationId];
type Body = object | FormData;

/** The number of concurrent repetitions of each call. `KALEM_REPEATS=50` sends more. */
const REPEATS = Number(process.env['KALEM_REPEATS'] ?? 5);
const TODAY = '2026-09-03';
const objection = {
  referansBelgeNumarasi: '2026/17',
  referansBelgeTarih: TODAY,
  itirazYontemi: 'KEP',
  aciklama: 'Miktar fazla',
};
const SELLER = '7350119289';

const server = await testServer({ render: emptyPdf });
const seller = await linkNewcomer(server, '33333301');
const buyer = await linkNewcomer(server, '33333302');
await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, seller.user.id));

const partner = await openPartner(server);
/** No server listens at this address. */
const webhook = { url: 'http://127.0.0.1:9/', olaylar: ['fatura.imzalandi'], email: 'teknik@banka.example' };
const webhookId = await partner.admin.client
  .POST('/admin/partner/{partnerId}/webhook', {
    params: { path: { partnerId: partner.id } },
    body: { ...webhook, olaylar: ['fatura.imzalandi'] },
  })
  .then(({ data }) => data.webhook.id);
const deliveryId = await partner.admin.client
  .POST('/admin/partner/{partnerId}/webhook/{id}/deneme', {
    params: { path: { partnerId: partner.id, id: webhookId } },
  })
  .then(({ data }) => data.id);

const draftId = async () =>
  (await seller.client.POST('/fatura', { params: { query: seller.query }, body: invoiceBody() })).data.id;
const issued = async () => (await issueInvoice(server, seller, kizilirmak)).belgeNumarasi;
const requested = async () => {
  const belgeNumarasi = await issued();
  await seller.client.POST('/fatura/iptal', {
    params: { query: seller.query },
    body: { faturaTarih: TODAY, belgeNumarasi, aciklama: 'Mükerrer' },
  });
  return { tarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER };
};
const received = async () => {
  const belgeNumarasi = await issued();
  await buyer.client.GET('/adima-duzenlenenler', { params: { query: buyer.query } });
  return { faturaTarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER };
};
const newReceipt = async () => {
  const { data: settings } = await seller.client.GET('/tahsilat-ayarlari', { params: { query: seller.query } });
  await seller.client.PUT('/tahsilat-ayarlari', {
    params: { query: seller.query },
    body: { ...settings, baslangic: TODAY },
  });
  const { id: faturaId } = await issueInvoice(server, seller);
  return { faturaId, tarih: TODAY, tutar: '100.00', paraBirim: 'TRY', yontem: 'HAVALE' as const };
};
const newRefund = async () => {
  const body = await newReceipt();
  const { data } = await seller.client.POST('/tahsilat', { params: { query: seller.query }, body });
  const { tarih, tutar, paraBirim, yontem } = body;
  return { cariHesapId: data.cariHesapId, tarih, tutar, paraBirim, yontem };
};
/** The customer account of an invoice. */
const accountOf = async (recipient: Parameters<typeof issueInvoice>[2] = {}) => {
  await newReceipt();
  const { id } = await issueInvoice(server, seller, recipient);
  const { data } = await seller.client.GET('/fatura/{id}', { params: { query: seller.query, path: { id } } });
  return data.tahsilat?.cariHesapId ?? '';
};
const mergedAccount = async () => {
  const [id, birlesen] = [await accountOf(), await accountOf(kizilirmak)];
  const params = { query: seller.query, path: { id } };
  // An earlier test may have merged them: then both invoices are in one account.
  if (id !== birlesen) await seller.client.POST('/alacak/{id}/birlestir', { params, body: { birlesen } });
  return (await seller.client.GET('/alacak/{id}', { params })).data.birlesenler[0]?.id ?? '';
};
/** An invoice with a rest of 1.00. */
const nearlyPaid = async () => {
  const body = await newReceipt();
  const { faturaId } = body;
  const { data } = await seller.client.GET('/fatura/{id}', { params: { query: seller.query, path: { id: faturaId } } });
  const tutar = (Number(data.totals.odenecekTutar) - 1).toFixed(2);
  await seller.client.POST('/tahsilat', {
    params: { query: seller.query },
    body: { ...body, tutar, dagitim: [{ faturaId, tutar }] },
  });
  return faturaId;
};
/** An open invoice of a company with a collection account. */
const payable = async () => {
  await seller.client.POST('/banka', {
    params: { query: seller.query },
    body: { bankaAdi: 'Ziraat', iban: 'TR330006100519786457841326', faturadaGoster: false, tahsilatHesabi: true },
  });
  return (await newReceipt()).faturaId;
};
/** A received return without an amount, from a customer with an account. */
const receivedReturn = async () => {
  await accountOf(kizilirmak);
  const id = crypto.randomUUID();
  await server.db.queries.insert(receivedInvoices).values({
    ...{ id, companyId: seller.companyId, belgeNumarasi: id.slice(0, 16), belgeTarihi: TODAY, durum: 'Onaylandi' },
    ...{ saticiVknTckn: kizilirmak.vknTckn, saticiUnvanAdSoyad: kizilirmak.aliciUnvan, faturaTip: 'IADE' },
    updatedAt: server.clock.now(),
  });
  return id;
};
const upload = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return form;
};
const jpeg = Uint8Array.from(atob(sampleJpeg.split(',').at(-1) ?? ''), (character) => character.charCodeAt(0));
const openings = () =>
  spreadsheetFile(
    [
      {
        rows: [
          ['VKN / TCKN', 'Unvan', 'Açılış Bakiyesi'],
          ['1938472657', 'Işık Ltd. Şti.', 250],
        ],
      },
    ],
    'xlsx',
  );
const customers = () =>
  spreadsheetFile(
    [
      {
        rows: [
          ['VKN / TCKN', 'Unvan'],
          ['1938472657', 'Işık Ltd. Şti.'],
        ],
      },
    ],
    'xlsx',
  );
const stock = () =>
  spreadsheetFile(
    [
      {
        rows: [
          ['Mal / Hizmet', 'Birim'],
          ['Çay', 'KGM'],
        ],
      },
    ],
    'xlsx',
  );
const signing = async () => {
  const { data } = await seller.client.POST('/fatura/imza', {
    params: { query: seller.query },
    body: { faturaIds: [await draftId()] },
  });
  const [sms] = server.simulator.outbox;
  return { smsCode: sms?.body.split(' ').at(-1) ?? '', signature: data.signatureId };
};

/** The card that stays in the last merge. */
let kept = '';
const twoCustomers = async () => {
  const kart = { tuzel: true, vknTckn: '5010298834', unvan: 'Yağız İnşaat' };
  const add = async () => (await seller.client.POST('/cari', { params: { query: seller.query }, body: kart })).data.id;
  kept = await add();
  return { birlesen: await add(), kart };
};
const twoStockItems = async () => {
  const kart = { malHizmet: 'Iğdır kayısısı', birim: 'KGM' };
  const add = async () => (await seller.client.POST('/stok', { params: { query: seller.query }, body: kart })).data.id;
  kept = await add();
  return { birlesen: await add(), kart };
};

const statement = () =>
  spreadsheetFile([
    {
      rows: [
        ['Tarih', 'Açıklama', 'Tutar'],
        ['02.09.2026', 'HAVALE', 7],
      ],
    },
  ]);
const newMovement = async () => {
  const { client, query } = seller;
  const params = { query };
  const { data } = await client.POST('/banka-hareketi/dosya', { params, body: uploadBody(statement()) });
  await client.PUT('/banka-hareketi/dosya/{id}', {
    params: { path: { id: data.id }, query },
    body: {
      hesap: 'TR330006100519786457841326',
      paraBirim: 'TRY',
      sutunlar: { baslikSatiri: 1, tarih: 0, metin: [1], tutar: 2 },
    },
  });
  await server.runJobs();
  return (await client.GET('/banka-hareketi', { params })).data.items[0]?.id ?? '';
};

/** A request for each writing operation. A missing operation is a type error. */
const requests: Record<Idempotent, () => Promise<Body>> = {
  createUser: async () => ({ email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!', name: 'Işıl İnce' }),
  requestPasswordReset: async () => ({ email: (await signUpNewcomer(server)).email }),
  requestPhoneCode: async () => ({ phone: '905321234567' }),
  createCompany: async () => ({ vknTckn: '2900000011', email: 'bilgi@ornek.com.tr', unvan: 'Örnek' }),
  linkCompany: async () => ({ userCode: '33333304', password: '1' }),
  uploadImage: async () => upload(jpeg, 'Imza.jpg'),
  startSync: async () => ({}),
  startPayment: async () => ({
    cardHolderFullName: 'Ayşe Yılmaz',
    cardNumber: simulatedCards.approves,
    expMonth: '01',
    expYear: '2030',
    cvcNumber: '123',
  }),
  applyCoupon: async () => ({ coupon: await makeCoupon(server, '100'), membership: true }),
  createApiKey: async () => ({ name: 'Muhasebe' }),
  addCompanyUser: async () => ({ email: `${crypto.randomUUID()}@ornek.com.tr` }),
  renewInvitation: async () => ({}),
  acceptInvitation: async () => ({}),
  extendDemo: async () => ({ companyId: seller.companyId, duration: 3 }),
  activateCompany: async () => ({ companyId: seller.companyId }),
  createCampaign: async () => ({ ad: 'Yaz', aciklama: '', kuponSayisi: 5, indirimOrani: '10' }),
  createPartner: async () => partnerFields,
  createPartnerKey: async () => ({ ad: 'Canlı' }),
  rotatePartnerKey: async () => ({}),
  rotateBankSecret: async () => ({}),
  createPartnerSession: async () => sessionOf(),
  createWebhook: async () => webhook,
  rotateWebhookSecret: async () => ({}),
  testWebhook: async () => ({}),
  replayWebhookDelivery: async () => ({}),
  createCustomer: async () => ({ tuzel: true, vknTckn: '1938472657', unvan: 'Işık Ltd. Şti.' }),
  importCustomers: async () => upload(customers(), 'Cariler.xlsx'),
  startCustomerImport: async () => upload(customers(), 'Cariler.xlsx'),
  mergeCustomers: twoCustomers,
  mergeStockItems: twoStockItems,
  createStockItem: async () => ({ malHizmet: 'Şeker', birim: 'KGM' }),
  importStockItems: async () => upload(stock(), 'Stoklar.xlsx'),
  startStockItemImport: async () => upload(stock(), 'Stoklar.xlsx'),
  createExplanation: async () => ({ aciklama: 'Ödeme 15 gün içindedir', faturadaGoster: true }),
  createBankEntry: async () => ({
    bankaAdi: 'Örnek Bankası',
    iban: 'TR330006100519786457841326',
    faturadaGoster: true,
  }),
  createInvoice: async () => invoiceBody(),
  createReceipt: newReceipt,
  createRefund: newRefund,
  createStatementLink: async () => ({}),
  createPaymentLink: async () => ({}),
  createPaymentRequest: async () => ({
    borclu: { tur: 'EPOSTA', deger: 'ayse@ornek.com.tr' },
    sonGecerlilik: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    kismi: false,
  }),
  sendReminders: async () => ({ faturaIds: [(await newReceipt()).faturaId], kanal: 'SMS' }),
  writeOffInvoice: async () => ({}),
  mergeDebtors: async () => ({ birlesen: await accountOf(kizilirmak) }),
  splitDebtors: async () => ({ birlesen: await mergedAccount() }),
  deductReturn: async () => ({ tutar: '10.00' }),
  importOpeningBalances: async () => {
    await newReceipt();
    return upload(openings(), 'Açılış.xlsx');
  },
  uploadBankFile: () => Promise.resolve(upload(statement(), 'Hesap özeti.xlsx')),
  confirmBankMovements: async () => {
    const { faturaId } = await newReceipt();
    return { items: [{ id: await newMovement(), dagitim: [{ faturaId, tutar: '7.00' }] }] };
  },
  reverseReceipt: async () => ({ neden: 'Yanlış tutar' }),
  startSigning: async () => ({ faturaIds: [await draftId()] }),
  confirmSigning: signing,
  requestCancel: async () => ({ faturaTarih: TODAY, belgeNumarasi: await issued(), aciklama: 'Mükerrer' }),
  requestObjection: async () => ({ faturaTarih: TODAY, belgeNumarasi: await issued(), ...objection }),
  requestCancelOfReceived: async () => ({ ...(await received()), aciklama: 'Mal gelmedi' }),
  requestObjectionToReceived: async () => ({ ...(await received()), ...objection }),
  acceptRequest: requested,
  rejectRequest: async () => ({ ...(await requested()), aciklama: 'Teslim tutanağı ektedir' }),
};

/** The name in the audit log, where it is that of a job or of another operation. */
const actions: Partial<Record<Idempotent, string>> = {
  requestPasswordReset: 'mailPasswordReset',
  applyCoupon: 'verifyPayment',
  confirmSigning: 'approveInvoice',
};
/** The id in the path, for operations that have one. */
const ids: Partial<Record<Idempotent, () => Promise<string>>> = {
  renewInvitation: () => invitationOf(seller, `${crypto.randomUUID()}@ornek.com.tr`),
  acceptInvitation: () => invitationOf(buyer, seller.email),
  createPartnerKey: async () => partner.id,
  rotatePartnerKey: async () => partner.keyId,
  rotateBankSecret: async () => partner.id,
  rotateWebhookSecret: async () => webhookId,
  testWebhook: async () => webhookId,
  replayWebhookDelivery: async () => webhookId,
  mergeCustomers: () => Promise.resolve(kept),
  mergeStockItems: () => Promise.resolve(kept),
  writeOffInvoice: nearlyPaid,
  createStatementLink: async () => (await newRefund()).cariHesapId ?? '',
  createPaymentLink: payable,
  createPaymentRequest: payable,
  mergeDebtors: () => accountOf(),
  splitDebtors: () => accountOf(),
  deductReturn: receivedReturn,
  reverseReceipt: async () => {
    const { data } = await seller.client.POST('/tahsilat', {
      params: { query: seller.query },
      body: await newReceipt(),
    });
    return data.id;
  },
};
const invitationOf = async ({ client, query }: Owner, email: string) =>
  (await client.PUT('/company/user', { params: { query }, body: { email } })).data.id;
const queries: Partial<Record<Idempotent, string>> = { uploadImage: '&type=LOGO' };
const ofBuyer: readonly Idempotent[] = [
  'requestCancelOfReceived',
  'requestObjectionToReceived',
  'acceptRequest',
  'rejectRequest',
];

const effects = (id: Idempotent) =>
  // A sent code is not in the audit log, only in its own table.
  id === 'startSigning'
    ? server.db.queries.$count(signings)
    : server.db.queries.$count(auditLog, sql`${auditLog.action} = ${actions[id] ?? id}`);

describe('concurrent repetitions, and one later', () => {
  it.each(Object.keys(requests) as Idempotent[])('API-06: %s has one effect and returns equal answers', async (id) => {
    const { method, path } = operations[id];
    const person = ofBuyer.includes(id) ? buyer : seller;
    const body = await requests[id]();
    const place = path
      .replace('{id}', (await ids[id]?.()) ?? '')
      .replace('{partnerId}', partner.id)
      .replace('{iletimId}', deliveryId);
    // A form is repeated byte for byte with the same boundary, as a client does.
    const sample = new Request('http://kalem.test', {
      method: 'POST',
      ...(body instanceof FormData
        ? { body }
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const bytes = await sample.arrayBuffer();
    const token = operations[id].permission === 'partner' ? partner.partnerKey : await tokenOf(server, person);
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': sample.headers.get('content-type') ?? '',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const send = async (): Promise<Response> => {
      const response = await server.fetch(
        new Request(`${server.baseUrl}${place}?companyId=${person.companyId}${queries[id] ?? ''}`, {
          method: method.toUpperCase(),
          headers,
          body: bytes,
        }),
      );
      return response.status === 409 && response.headers.has('Retry-After') ? send() : response;
    };
    const before = await effects(id);

    const responses = await Promise.all(Array.from({ length: REPEATS }, send));
    responses.push(await send());
    await server.runJobs();
    const answers = new Set(
      await Promise.all(responses.map(async (response) => `${response.status} ${await response.text()}`)),
    );
    expect([...answers]).toEqual([expect.stringMatching(/^20[01] /)]);
    expect(await effects(id)).toBe(before + 1);
  });
});
