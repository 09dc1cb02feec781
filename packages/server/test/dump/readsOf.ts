import type { OperationId, operations } from '@kalem/openapi/operations';
import type { KalemClient, Session } from '@kalem/sdk';
import type { TestServer } from '../../src/testing/startTestServer';
import { documentBundles } from '../../src/invoices/tables';
import { demoPeople } from '../../src/seedDemo';
import { neighbour } from './fillDemo';

/** They ask the portal, the central bank or the payment provider, end a session, or are newer than the dump's data. */
type Elsewhere =
  | 'listReceipts'
  | 'getReceipt'
  | 'listDebtors'
  | 'getDebtor'
  | 'listLedgerEntries'
  | 'getOpeningBalance'
  | 'getReceivables'
  | 'getStatement'
  | 'listStatementLinks'
  | 'openStatementPage'
  | 'openSharedStatement'
  | 'listReminders'
  | 'getBankFile'
  | 'listBankFiles'
  | 'listBankMovements'
  | 'listPayers'
  | 'forecastReminders'
  | 'openReminderStop'
  | 'openPaymentLink'
  | 'openPaymentLinkPdf'
  | 'listPaymentRequests'
  | 'getPaymentQr'
  | 'getExchangeRate'
  | 'getRegistryEntry'
  | 'redownloadInvoice'
  | 'logoutCompany'
  | 'openPaymentPage'
  | 'getHash';
type ReadId = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'get' ? Id : never;
}[OperationId];
/** Every call that reads from the database. A missing one is a type error. */
export async function readsOf(server: TestServer) {
  const { password } = demoPeople;
  const owner = await open(server, { email: demoPeople.owner.email, password });
  const admin = await open(server, { email: demoPeople.admin.email, password });
  const other = await open(server, neighbour);

  const companyId = firstOf(await owner.GET('/company')).id;
  const query = { companyId };
  const of = (id: string) => ({ params: { path: { id }, query } });
  const [bundle] = await server.db.queries.select().from(documentBundles);
  const { items: invoices } = (await owner.GET('/fatura/all', { params: { query } })).data;
  const issued = invoices.find(({ id }) => id === bundle?.faturaIds[0]);
  const downloaded = invoices.findLast(({ onayDurumu }) => onayDurumu === 'Onaylandi');
  if (!bundle || !issued || !downloaded) throw new Error('The dump has no issued invoice');
  const ofBuyer = { ...query, vknTckn: downloaded.vknTckn };
  const day = { ...query, baslangicTarihi: issued.faturaTarih, bitisTarihi: issued.faturaTarih };
  const partnerId = firstOf(await admin.GET('/admin/partner')).id;
  const webhooks = () => admin.GET('/admin/partner/{partnerId}/webhook', { params: { path: { partnerId } } });
  const payments = () => admin.GET('/admin/payment', { params: { query: { hepsi: true } } });
  const campaigns = () => admin.GET('/admin/kampanya');

  const customers = () => owner.GET('/cari', { params: { query } });
  const customerImports = () => owner.GET('/cari/aktarim', { params: { query } });
  const stockItems = () => owner.GET('/stok', { params: { query } });
  const stockImports = () => owner.GET('/stok/aktarim', { params: { query } });
  const explanations = () => owner.GET('/aciklama', { params: { query } });
  const banks = () => owner.GET('/banka', { params: { query } });
  const users = () => owner.GET('/company/user', { params: { query } });

  const reads = {
    getAccount: () => owner.GET('/account'),
    getEmailChange: () => other.GET('/account/email'),
    listSessions: () => owner.GET('/account/session'),
    listReceivedInvitations: () => owner.GET('/account/invitation'),
    listCompanies: () => owner.GET('/company'),
    getPortalAccount: () => owner.GET('/company/gib', { params: { query } }),
    getSync: () => owner.GET('/company/sync', { params: { query } }),
    listApiKeys: () => owner.GET('/company/api', { params: { query } }),
    listCompanyUsers: users,
    getPermissions: async () => owner.GET('/company/user/{id}/permissions', of(firstOf(await users()).id)),
    listCompanyAudit: () => owner.GET('/company/denetim', { params: { query } }),
    checkPayment: async () => owner.GET('/payment/{id}', { params: { path: { id: firstOf(await payments()).id } } }),
    listPayments: payments,
    listAllCompanies: () => admin.GET('/admin/company'),
    getCompany: () => admin.GET('/admin/company/{id}', { params: { path: { id: companyId } } }),
    listAudit: () => admin.GET('/admin/denetim'),
    listCampaigns: campaigns,
    listCoupons: async () =>
      admin.GET('/admin/kampanya/{id}', { params: { path: { id: firstOf(await campaigns()).id } } }),
    listPartners: () => admin.GET('/admin/partner'),
    listWebhooks: webhooks,
    listWebhookDeliveries: async () =>
      admin.GET('/admin/partner/{partnerId}/webhook/{id}/iletim', {
        params: { path: { partnerId, id: firstOf(await webhooks()).id } },
      }),
    listCustomers: customers,
    searchCustomers: () => owner.GET('/cari/search', { params: { query: { ...query, q: 'yağız' } } }),
    listCustomerDoubles: () => owner.GET('/cari/mukerrer', { params: { query } }),
    listCustomerImports: customerImports,
    getCustomerImport: async () => owner.GET('/cari/aktarim/{id}', of(firstOf(await customerImports()).id)),
    listCustomerImportRows: async () =>
      owner.GET('/cari/aktarim/{id}/satirlar', of(firstOf(await customerImports()).id)),
    getCustomer: async () => owner.GET('/cari/{id}', of(firstOf(await customers()).id)),
    listStockItems: stockItems,
    searchStockItems: () => owner.GET('/stok/search', { params: { query: { ...query, q: 'kayısı' } } }),
    listStockItemDoubles: () => owner.GET('/stok/mukerrer', { params: { query } }),
    listStockItemImports: stockImports,
    getStockItemImport: async () => owner.GET('/stok/aktarim/{id}', of(firstOf(await stockImports()).id)),
    listStockItemImportRows: async () => owner.GET('/stok/aktarim/{id}/satirlar', of(firstOf(await stockImports()).id)),
    getStockItem: async () => owner.GET('/stok/{id}', of(firstOf(await stockItems()).id)),
    listExplanations: explanations,
    getExplanation: async () => owner.GET('/aciklama/{id}', of(firstOf(await explanations()).id)),
    listBankEntries: banks,
    getBankEntry: async () => owner.GET('/banka/{id}', of(firstOf(await banks()).id)),
    listInvoices: () => owner.GET('/fatura', { params: { query: day } }),
    listAllInvoices: () => owner.GET('/fatura/all', { params: { query } }),
    searchInvoices: () => owner.GET('/fatura/search', { params: { query: { ...query, q: 'kızılırmak' } } }),
    summarizeInvoices: () => owner.GET('/fatura/ozet', { params: { query } }),
    sumInvoicesByMonth: () => owner.GET('/fatura/aylik', { params: { query: ofBuyer } }),
    listThresholds: () => owner.GET('/kurallar', { params: { query } }),
    listLastPrices: () => owner.GET('/fatura/son-fiyatlar', { params: { query: ofBuyer } }),
    getInvoice: () => owner.GET('/fatura/{id}', of(issued.id)),
    listReceivedInvoices: () => owner.GET('/adima-duzenlenenler', { params: { query } }),
    listRequests: () => owner.GET('/iptal-itiraz', { params: { query } }),
    listSentRequests: () => owner.GET('/iptal-itiraz/gonderilen', { params: { query } }),
    getMonthSummary: () => owner.GET('/muhasebe/ozet', { params: { query: { ...query, donem: '2026-08' } } }),
    getOffice: () => owner.GET('/muhasebe/ofis', { params: { query } }),
    getCollectionSettings: () => owner.GET('/tahsilat-ayarlari', { params: { query } }),
    getHomeFigures: () => owner.GET('/anasayfa', { params: { query: day } }),
    listPending: () => owner.GET('/anasayfa/bekleyenler', { params: { query } }),
    getDocument: () =>
      owner.GET('/belge/{ettn}/{dosya}', {
        params: { path: { ettn: issued.ettn ?? '', dosya: `${issued.ettn}_f.html` }, query },
        parseAs: 'blob',
      }),
    getDocumentBundle: () =>
      owner.GET('/belgeler/{id}', { params: { path: { id: bundle.id }, query }, parseAs: 'blob' }),
  } satisfies Record<Exclude<ReadId, Elsewhere>, () => Promise<unknown>>;
  return reads;
}

async function open(
  server: TestServer,
  account: { email: string; password: string },
): Promise<KalemClient & { session: Session }> {
  const client = server.client();
  await client.session.signIn(account);
  return client;
}

/** The first item of a list that must not be empty. */
function firstOf<Item>({ data }: { readonly data: { readonly items: readonly Item[] } }): Item {
  const [first] = data.items;
  if (first === undefined) throw new Error('A list of the dump is empty');
  return first;
}
