import { openTo } from './whoMay';

const bundles = ['POST /belgeler', 'GET /belgeler/{id}'];
const registry = ['GET /info'];
const customer = ['GET /cari/{id}', 'POST /cari', 'PUT /cari/{id}', 'POST /cari/aktarim/bilinenler', ...registry];
const customers = [...openTo.cariRead, ...openTo.cariWrite.filter((call) => call !== 'POST /cari/import')];
const debtors = [
  'GET /alacak',
  'GET /alacak/ozet',
  'GET /alacak/{id}',
  'GET /alacak/{id}/hareket',
  'GET /alacak/{id}/acilis',
  'PUT /alacak/{id}/acilis',
];
const receipts = [
  'GET /fatura/{id}',
  'GET /alacak/{id}',
  'GET /currency',
  'GET /tahsilat',
  'POST /tahsilat',
  'PUT /tahsilat/{id}/dagitim',
  'POST /tahsilat/{id}/geri-al',
];
const refunds = ['POST /tahsilat/para-iadesi'];
const stock = [...openTo.stokRead, ...openTo.stokWrite.filter((call) => call !== 'POST /stok/import')];

/**
 * The widgets of a partner session, with the operations that each may call in addition to `GET /company` (PRT-05,
 * ATK-32). Written by hand, so that opening a widget or an operation to partners is a deliberate change.
 */
export const partnerWidgets: Readonly<Record<string, readonly string[]>> = {
  'collection-settings': ['GET /tahsilat-ayarlari', 'PUT /tahsilat-ayarlari'],
  'company-intro': [],
  'customer-form': customer,
  'customer-list': [...customers, ...registry],
  'customer-overview': [
    ...customer,
    'GET /fatura',
    'GET /fatura/aylik',
    'GET /fatura/son-fiyatlar',
    ...debtors,
    ...receipts,
    ...refunds,
  ],
  home: [
    'GET /anasayfa',
    'GET /anasayfa/bekleyenler',
    'GET /company/sync',
    'POST /company/sync',
    'DELETE /company/sync',
  ],
  'image-uploads': ['POST /company/image'],
  'invoice-form': [
    'GET /fatura',
    'GET /fatura/search',
    'GET /fatura/son-fiyatlar',
    'GET /fatura/{id}',
    'POST /fatura',
    'PUT /fatura/{id}',
    'POST /parse/mal-hizmet',
    'GET /aciklama',
    'POST /aciklama',
    'GET /banka',
    'POST /banka',
    'GET /cari/search',
    'GET /cari/{id}',
    'POST /cari',
    'GET /stok/search',
    'POST /stok',
    'GET /currency',
    'GET /adima-duzenlenenler',
    'POST /tahsilat',
    'POST /tahsilat/{id}/geri-al',
    'GET /tahsilat-ayarlari',
    ...registry,
  ],
  'invoice-list': [
    'GET /fatura',
    'GET /fatura/all',
    'GET /fatura/search',
    'GET /fatura/ozet',
    'GET /fatura/re-download',
    'DELETE /fatura/{id}',
    'POST /fatura/{id}/gonder',
    'PUT /fatura/{id}/takip',
    'POST /fatura/{id}/kurus-farki',
    ...refunds,
    'POST /belge/{ettn}/link',
    'GET /company/sync',
    'POST /fatura/iptal',
    'POST /fatura/itiraz',
    ...receipts,
    ...bundles,
  ],
  'issued-to-me': ['GET /adima-duzenlenenler', 'POST /adima-duzenlenenler/iptal', 'POST /adima-duzenlenenler/itiraz'],
  'licence-banner': [],
  'portal-credentials': ['GET /company/gib', 'PUT /company/gib', 'GET /company/sync', 'POST /company/sync'],
  'portal-maintenance': [],
  'ready-notes': [
    'GET /aciklama',
    'GET /aciklama/{id}',
    'POST /aciklama',
    'PUT /aciklama/{id}',
    'DELETE /aciklama/{id}',
    'GET /banka',
    'GET /banka/{id}',
    'POST /banka',
    'PUT /banka/{id}',
    'DELETE /banka/{id}',
  ],
  'receipt-dialog': receipts,
  receivables: [...debtors, ...receipts, ...refunds, 'POST /alacak/acilis/import'],
  requests: ['GET /iptal-itiraz', 'GET /iptal-itiraz/gonderilen', 'POST /iptal-itiraz/onay', 'POST /iptal-itiraz/ret'],
  'signing-dialog': ['POST /fatura/imza', 'POST /fatura/imza-onay', 'GET /fatura/{id}', ...bundles],
  'stock-form': ['GET /stok/{id}', 'POST /stok', 'PUT /stok/{id}'],
  'stock-list': stock,
  'version-notes': [],
};
