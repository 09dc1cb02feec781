import type { Permissions } from '../src/companies/permissions';

type Need = keyof Permissions | 'public' | 'session' | 'member' | 'owner' | 'admin' | 'partner';

/**
 * The operations by the callers that may use them. Written by hand from the requirements (USR-10, USR-13, API-02,
 * CMP-33, A-05, A-06, A-09, A-18) and not generated from the contract, so that a mistake in the contract shows. An
 * operation in two lists is allowed by either.
 */
export const openTo: Readonly<Record<Need, readonly string[]>> = {
  public: [
    'POST /user',
    'POST /user/token',
    'POST /user/token/revoke',
    'POST /password/reset',
    'PUT /password/reset',
    'PUT /account/email/verification',
    'GET /payment/{id}/page',
    'POST /payment/{id}/callback',
    'GET /ekstre/{jeton}',
    'GET /ekstre/{jeton}/ekstre.pdf',
    'POST /ekstre/{jeton}/yanit',
    'GET /hash',
  ],
  session: [
    'GET /account',
    'GET /account/email',
    'PUT /account/email',
    'DELETE /account/email',
    'POST /account/email/verification',
    'PUT /account/name',
    'PUT /account/password',
    'POST /account/phone',
    'PUT /account/phone',
    'GET /account/session',
    'DELETE /account/session/{id}',
    'GET /account/invitation',
    'POST /account/invitation/{id}',
    'DELETE /account/invitation/{id}',
    'PUT /account/notification',
    'GET /company',
    'POST /company',
    'POST /company/gib',
    'GET /payment/{id}',
    'GET /currency',
    'GET /info',
  ],
  // The home page leaves out everything that the member may not read (HOM-05).
  member: [
    'GET /company/logout',
    'GET /company/gib',
    'GET /company/sync',
    'GET /anasayfa',
    'GET /anasayfa/bekleyenler',
  ],
  owner: ['DELETE /company', 'GET /company/denetim', 'PUT /company/owner', 'DELETE /belge/link'],
  admin: [
    'GET /admin/payment',
    'GET /admin/company',
    'POST /admin/company/extend-demo',
    'POST /admin/company/activate',
    'GET /admin/company/{id}',
    'GET /admin/denetim',
    'GET /admin/kampanya',
    'POST /admin/kampanya',
    'GET /admin/kampanya/{id}',
    'PUT /admin/kupon/{id}',
    'GET /admin/partner',
    'POST /admin/partner',
    'PUT /admin/partner/{id}',
    'POST /admin/partner/{id}/anahtar',
    'DELETE /admin/partner-anahtari/{id}',
    'POST /admin/partner-anahtari/{id}/yenile',
    'GET /admin/partner/{partnerId}/webhook',
    'POST /admin/partner/{partnerId}/webhook',
    'PUT /admin/partner/{partnerId}/webhook/{id}',
    'DELETE /admin/partner/{partnerId}/webhook/{id}',
    'PUT /admin/partner/{partnerId}/webhook/{id}/durum',
    'POST /admin/partner/{partnerId}/webhook/{id}/sir',
    'POST /admin/partner/{partnerId}/webhook/{id}/deneme',
    'GET /admin/partner/{partnerId}/webhook/{id}/iletim',
    'POST /admin/partner/{partnerId}/webhook/{id}/iletim/{iletimId}/tekrar',
  ],
  // For a partner's server with its key.
  partner: ['POST /partner/session', 'POST /partner/session/revoke', 'DELETE /partner/session/{id}'],
  faturaRead: [
    'GET /fatura',
    'GET /fatura/all',
    'GET /fatura/search',
    'GET /fatura/ozet',
    'GET /fatura/aylik',
    'GET /fatura/son-fiyatlar',
    'GET /fatura/re-download',
    'GET /fatura/{id}',
    'POST /belge/{ettn}/link',
    'GET /belge/{ettn}/{dosya}',
    'POST /belgeler',
    'GET /belgeler/{id}',
    'GET /aciklama',
    'GET /aciklama/{id}',
    'GET /banka',
    'GET /banka/{id}',
    'GET /tahsilat-ayarlari',
  ],
  faturaWrite: [
    'POST /fatura',
    'PUT /fatura/{id}',
    'DELETE /fatura/{id}',
    'POST /fatura/{id}/gonder',
    'POST /fatura/imza',
    'POST /fatura/imza-onay',
    'POST /parse/mal-hizmet',
    'POST /aciklama',
    'PUT /aciklama/{id}',
    'DELETE /aciklama/{id}',
    'POST /banka',
    'PUT /banka/{id}',
    'DELETE /banka/{id}',
    'GET /cari/search',
    'GET /stok/search',
    'GET /tahsilat-ayarlari',
  ],
  tahsilatRead: [
    'GET /tahsilat-ayarlari',
    'GET /tahsilat',
    'GET /tahsilat/{id}',
    'GET /alacak',
    'GET /alacak/ozet',
    'GET /alacak/{id}',
    'GET /alacak/{id}/hareket',
    'GET /alacak/{id}/ekstre',
    'GET /alacak/{id}/ekstre/link',
    'POST /alacak/{id}/ekstre/link',
    'DELETE /alacak/{id}/ekstre/link',
    'GET /alacak/{id}/acilis',
  ],
  tahsilatWrite: [
    'PUT /tahsilat-ayarlari',
    'PUT /fatura/{id}/takip',
    'POST /fatura/{id}/kurus-farki',
    'POST /tahsilat',
    'POST /tahsilat/para-iadesi',
    'PUT /tahsilat/{id}/dagitim',
    'POST /tahsilat/{id}/geri-al',
    'PUT /alacak/{id}/acilis',
    'POST /alacak/{id}/birlestir',
    'POST /alacak/{id}/ayir',
    'POST /alacak/acilis/import',
    'POST /alacak/iade/{id}/dus',
    'PUT /alacak/iade/{id}/yoksay',
  ],
  cariRead: [
    'GET /cari',
    'GET /cari/search',
    'GET /cari/{id}',
    'GET /cari/mukerrer',
    'GET /cari/aktarim',
    'GET /cari/aktarim/{id}',
    'GET /cari/aktarim/{id}/satirlar',
  ],
  cariWrite: [
    'POST /cari',
    'POST /cari/import',
    'POST /cari/aktarim',
    'POST /cari/aktarim/bilinenler',
    'DELETE /cari/aktarim/{id}',
    'PUT /cari/{id}',
    'DELETE /cari/{id}',
    'POST /cari/birlestir/{id}',
    'PUT /cari/ayri/{id}',
  ],
  stokRead: [
    'GET /stok',
    'GET /stok/search',
    'GET /stok/{id}',
    'GET /stok/mukerrer',
    'GET /stok/aktarim',
    'GET /stok/aktarim/{id}',
    'GET /stok/aktarim/{id}/satirlar',
  ],
  stokWrite: [
    'POST /stok',
    'POST /stok/import',
    'POST /stok/aktarim',
    'POST /stok/aktarim/bilinenler',
    'DELETE /stok/aktarim/{id}',
    'PUT /stok/{id}',
    'DELETE /stok/{id}',
    'POST /stok/birlestir/{id}',
    'PUT /stok/ayri/{id}',
  ],
  iptalItirazRead: ['GET /iptal-itiraz', 'GET /iptal-itiraz/gonderilen'],
  iptalItirazWrite: ['POST /iptal-itiraz/onay', 'POST /iptal-itiraz/ret', 'POST /fatura/iptal', 'POST /fatura/itiraz'],
  adimaDuzenlenenFaturalarRead: ['GET /adima-duzenlenenler'],
  adimaDuzenlenenFaturalarWrite: ['POST /adima-duzenlenenler/iptal', 'POST /adima-duzenlenenler/itiraz'],
  yetkilendirmeRead: ['GET /company/user', 'GET /company/user/{id}/permissions'],
  yetkilendirmeWrite: [
    'PUT /company/user',
    'DELETE /company/user/{id}',
    'PUT /company/user/{id}/permissions',
    'POST /company/user/{id}/invitation',
  ],
  companyWrite: [
    'PUT /company',
    'PUT /company/gib',
    'POST /company/sync',
    'DELETE /company/sync',
    'POST /company/image',
    'POST /company/payment',
    'POST /payment/discount',
  ],
  apiWrite: ['GET /company/api', 'POST /company/api', 'PUT /company/api/{id}', 'DELETE /company/api/{id}'],
};

/**
 * Operations that act for a person are closed to API keys, whatever their permissions: sign-in, companies and their
 * owners, payments.
 */
export const persons: readonly string[] = [
  ...openTo.session.filter((call) => !['GET /company', 'GET /currency', 'GET /info'].includes(call)),
  'PUT /company/owner',
  'POST /company/payment',
  'POST /payment/discount',
  'DELETE /belge/link',
];

/**
 * The operations of a partner session with all widgets and permissions (PRT-05): the data, signatures, portal account
 * and pictures of its company. No operations of a person, an owner or the operator, and none that no partner widget
 * needs.
 */
export const partnerSessions: readonly string[] = [
  'GET /company',
  'GET /company/gib',
  'PUT /company/gib',
  'GET /company/sync',
  'POST /company/sync',
  'DELETE /company/sync',
  'POST /company/image',
  'GET /currency',
  'GET /info',
  'GET /anasayfa',
  'GET /anasayfa/bekleyenler',
  ...openTo.faturaRead.filter((call) => call !== 'GET /belge/{ettn}/{dosya}'),
  ...openTo.faturaWrite,
  'GET /tahsilat',
  'GET /alacak',
  'GET /alacak/ozet',
  'GET /alacak/{id}',
  'GET /alacak/{id}/hareket',
  'GET /alacak/{id}/ekstre',
  'GET /alacak/{id}/ekstre/link',
  'POST /alacak/{id}/ekstre/link',
  'DELETE /alacak/{id}/ekstre/link',
  'GET /alacak/{id}/acilis',
  ...openTo.tahsilatWrite,
  ...openTo.cariRead,
  ...openTo.cariWrite.filter((call) => call !== 'POST /cari/import'),
  ...openTo.stokRead,
  ...openTo.stokWrite.filter((call) => call !== 'POST /stok/import'),
  ...openTo.iptalItirazRead,
  ...openTo.iptalItirazWrite,
  ...openTo.adimaDuzenlenenFaturalarRead,
  ...openTo.adimaDuzenlenenFaturalarWrite,
];

/** Operations that need a trial or a licence (PAY-21). A company without one may still revoke its links. */
export const needsLicence =
  /^(?!DELETE \/belge\/link$)\w+ \/(cari|stok|fatura|adima-duzenlenenler|iptal-itiraz|parse|aciklama|banka|belge|belgeler|anasayfa|tahsilat|tahsilat-ayarlari|alacak)(\/|$)/;

/**
 * Operations that an admin may call for every company without membership (ADM-08, A-23). Reading a card, extending the
 * trial and activation are only for admins (`openTo.admin`).
 */
export const adminActs: readonly string[] = ['PUT /company', 'DELETE /company'];

/** The lists that contain an operation. */
export function needsOf(call: string): Need[] {
  const needs = Object.keys(openTo) as Need[];
  return needs.filter((need) => openTo[need].includes(call));
}
