import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validators } from './generated/validators.js';

// The fields, enumerations and calls of docs/requirements.md, copied by hand. A part that the contract loses fails here. Types, validators
// and access table are generated from the contract, so they would lose it too, without an error.

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}
interface Call {
  readonly parameters?: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, { readonly name: string }>>;
  };
}

const contract = JSON.parse(readFileSync(new URL('generated/openapi.json', import.meta.url), 'utf8')) as Contract;
const { schemas, parameters } = contract.components;
const lastPart = (ref: string) => ref.split('/').at(-1) ?? '';

/** A schema with references resolved and `allOf` merged. */
function resolve(schema: Schema | undefined): Schema {
  if (schema?.$ref !== undefined) return resolve(schemas[lastPart(schema.$ref)]);
  const parts = (schema?.allOf ?? []).map(resolve);
  return Object.assign({}, ...parts, schema, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), schema?.properties),
  }) as Schema;
}

/** The schema of a field by its path: `Company.paidAt.Time`, `RegistryEntry.adresBilgileri[]`. */
function at(path: string): Schema {
  const [name = '', ...fields] = path.replaceAll('[]', '.[]').split('.');
  return fields.reduce(
    (schema, field) => resolve(field === '[]' ? schema.items : schema.properties?.[field]),
    resolve(schemas[name]),
  );
}

const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

describe('fields', () => {
  test.each([
    ['SES-01', 'TokenAnswer', 'access_token refresh_token expires_in refresh_expires_in'],
    ['ACC-28', 'User', 'id name email phone phoneNotificationPermission emailNotificationPermission'],
    [
      'CMP-01',
      'Company',
      `id vknTckn unvan ad soyad sicilNo mersisNo vergiDairesi vergiDairesiId cadde apartmanAdi apartmanNo kapiNo mahalle il ilId ilce
       ilceId postaKodu ulke acikAdres sirketinTuru tckn yetkiliAdi yetkiliSoyadi yetkiliTckn yetkiliDogumTarihi yetkiliTelNo email
       faksNo website isMerkezi createdAt paidAt imzaData logoData`,
    ],
    ['CMP-02', 'CompanyList', 'items admin'],
    ['CMP-02', 'Company', 'owner permissions demoDuration'],
    ['CMP-04', 'Company.paidAt', 'Valid Time'],
    ['PAY-08', 'CardPayment', 'cardHolderFullName cardNumber expMonth expYear cvcNumber coupon'],
    ['PAY-18', 'PaymentCheck', 'verified error'],
    [
      'USR-04',
      'Permissions',
      `faturaRead faturaWrite stokRead stokWrite cariRead cariWrite iptalItirazRead iptalItirazWrite adimaDuzenlenenFaturalarRead
       adimaDuzenlenenFaturalarWrite yetkilendirmeRead yetkilendirmeWrite companyWrite apiWrite tahsilatRead tahsilatWrite muhasebeRead muhasebeWrite`,
    ],
    ['MNY-13, MNY-17', 'CollectionSettings', 'vadeGunu vadeyiGoster'],
    ['KEY-02', 'ApiKey', 'id apiKey apiSecret name'],
    [
      'INV-01',
      'Invoice',
      `id ettn belgeNumarasi faturaTarih faturaSaat faturaTip paraBirim dovizKur vknTckn aliciUnvan aliciAdi aliciSoyadi vergiDairesi
       emails emailAddresses iskonto il ilce ulke adres irsaliyeNumarasi irsaliyeTarihi iadeFaturalari vergiler malHizmetler totals not
       onayDurumu createdAt portalDurumu talepAkisi tlKarsiligi`,
    ],
    ['INV-01', 'Invoice.iadeFaturalari[]', 'faturaNumarasi faturaTarih'],
    [
      'INV-02',
      'Totals',
      `urunHizmetToplamTutari toplamIskonto hesaplananKdv vergilerDahilToplamTutar odenecekTutar odenecekTutarText vergiToplamlar tip
       matrah vergilerToplami kdvToplamlar hesaplananV9015 tevkifataTabiIslemTutar tevkifataTabiIslemKdv`,
    ],
    ['INV-02', 'Totals.kdvToplamlar[]', 'oran matrah tutar'],
    ['INV-21', 'RegistryEntry', 'unvan ad soyad vergiDairesi vergiDairesiKodu adresBilgileri sirketinTuru tckn'],
    ['API-39', 'RegistryEntry', 'bulundu'],
    [
      'INV-21',
      'RegistryEntry.adresBilgileri[]',
      'ilAdi ilceAdi koy mahalleSemt beldeBucak caddeSokak disKapiNo icKapiNo',
    ],
    ['INV-27', 'ExchangeRate', 'BanknoteBuying BanknoteSelling ForexBuying ForexSelling'],
    ['INV-29', 'ParsedLine', 'malHizmet miktar birim birimFiyat iskontoOrani kdvOrani tevkifatKodu ozelNotlar'],
    ['A-16, INV-29', 'ParsedLine', 'aliciDibSatirKod'],
    [
      'LIN-01',
      'Line',
      `id malHizmet miktar birim birimFiyat iskontoOrani iskontoTutari kdvOrani kdvTutari malHizmetTutari tevkifatKodu ozelMatrahNedeni
       ozelMatrahTutari istisnaMuafiyetSebebi teslimSarti esyaKapCinsi kapNo kapAdet teslimBedelOdemeYeri gonderilmeSekli gtip stokTipi
       dovizKodu aciklama`,
    ],
    ['A-16, LIN-01', 'Line', 'aliciDibSatirKod'],
    ['LIN-02', 'Line', 'iskontoTip kdvDahilBirimFiyat fiyat kdvMatrahi'],
    [
      'REQ-09',
      'ReceivedInvoice',
      'durum saticiUnvanAdSoyad saticiVknTckn odenecek vergi toplam belgeNumarasi belgeTarihi ettn',
    ],
    [
      'REQ-16',
      'ReceivedRequest',
      'iptalItirazOid iptalItirazTalepTarihi belgeNumarasi saticiVknTckn saticiUnvanAdSoyad tip durum',
    ],
    [
      'CUS-01',
      'Customer',
      `id vknTckn unvan ad soyad vergiDairesi adres ilce il postaKodu ulke telNo faksNo email maliMusavirEmail iban iskonto paraBirimi
       yetkiliAdi yetkiliEmail yetkiliTelNo notlar tuzel`,
    ],
    [
      'STK-01',
      'StockItem',
      `id malHizmet stokTipi birim birimFiyat dovizKodu gtip aciklama kdvOrani tevkifatKodu V9015Orani istisnaMuafiyetSebebi
       ozelMatrahNedeni ozelMatrahTutari teslimSarti esyaKapCinsi kapNo kapAdet teslimBedelOdemeYeri gonderilmeSekli createdAt updatedAt`,
    ],
    ['NOT-03', 'Explanation', 'id aciklama faturadaGoster'],
    ['NOT-03', 'BankEntry', 'id bankaAdi iban faturadaGoster'],
    ['ADM-10', 'Campaign', 'id ad aciklama kuponSayisi indirimOrani'],
    ['ADM-16', 'Coupon', 'id kod musteri musteriyeVerildi usedAt'],
    ['API-04', 'InvoicePage', 'items page pageSize hasNext'],
    ['API-04', 'CustomerPage', 'items page pageSize hasNext'],
    ['API-04', 'StockItemPage', 'items page pageSize hasNext'],
    ['API-04', 'CouponPage', 'items page pageSize hasNext'],
    ['ERR-05', 'Problem', 'code message faults'],
    ['ERR-05', 'Problem.faults[]', 'path code message'],
  ])('%s: %s has them', (_, path, fields) => {
    const known = Object.keys(at(path).properties ?? {});
    expect(words(fields).filter((field) => !known.includes(field))).toEqual([]);
  });

  test('SES-01, USR-04: the token response has exactly four fields, permissions exactly sixteen, all required', () => {
    expect(Object.keys(at('TokenAnswer').properties ?? {})).toHaveLength(4);
    expect(at('TokenAnswer').required).toHaveLength(4);
    const permissions = at('Permissions');
    expect(Object.keys(permissions.properties ?? {})).toHaveLength(18);
    expect(permissions.required).toHaveLength(18);
    for (const field of Object.keys(permissions.properties ?? {}))
      expect(at(`Permissions.${field}`).type).toBe('boolean');
  });

  test('MNY-104, A-52: a body may omit the permissions of collection and accounting, and no other', () => {
    const [all, written] = [at('Permissions'), at('PermissionsWrite')];
    expect(Object.keys(written.properties ?? {})).toEqual(Object.keys(all.properties ?? {}));
    const optional = all.required?.filter((name) => !written.required?.includes(name));
    expect(optional).toEqual(['tahsilatRead', 'tahsilatWrite', 'muhasebeRead', 'muhasebeWrite']);
  });

  test('CMP-01, CMP-04: acikAdres has at most 50 characters, isMerkezi and sirketinTuru are texts, paidAt has Valid and Time', () => {
    expect(at('CompanyWrite.acikAdres').maxLength).toBe(50);
    for (const path of ['Company', 'CompanyWrite']) {
      expect(at(`${path}.isMerkezi`)).toMatchObject({ type: 'string' });
      expect(at(`${path}.sirketinTuru`)).toMatchObject({ type: 'string' });
    }
    expect(at('Company.paidAt').required).toEqual(['Valid', 'Time']);
    expect(at('Company.paidAt.Valid')).toMatchObject({ type: 'boolean' });
    expect(at('Company.paidAt.Time')).toMatchObject({ type: 'string', format: 'date-time' });
  });

  test('LIN-02, STK-01: a line has every further tax with its Orani, Tutari and BirimTutari, a card its Orani', () => {
    const takes = (path: string, field: string) =>
      Object.keys(at(path).properties ?? {}).includes(field) ||
      Object.keys(at(path).patternProperties ?? {}).some((pattern) => new RegExp(pattern).test(field));
    for (const code of [
      'V0073',
      'V4171',
      'V0059',
      'V0003',
      'V0011',
      'V9015',
      'V0021',
      'V0061',
      'V0071',
      'V4080',
      'V8001',
    ])
      expect([code, takes('Line', `${code}Orani`), takes('Line', `${code}Tutari`)]).toEqual([code, true, true]);
    expect(takes('Line', 'V0073KdvTutari')).toBe(true);
    expect(takes('Line', 'V0071BirimTutari')).toBe(true);
    expect([takes('Line', 'V00731Orani'), takes('Line', 'X0073Orani')]).toEqual([false, false]);
    expect(takes('StockItem', 'V0073Orani')).toBe(true);
  });
});

describe('enumerations', () => {
  test.each([
    ['INV-04', 'FaturaTip', 'SATIS IADE TEVKIFAT ISTISNA OZELMATRAH IHRACKAYITLI KONAKLAMAVERGISI'],
    ['INV-04', 'InvoiceWrite.faturaTip', 'SATIS IADE TEVKIFAT ISTISNA OZELMATRAH IHRACKAYITLI KONAKLAMAVERGISI'],
    ['REQ-04', 'ObjectionRequest.itirazYontemi', 'NOTER TAAHHUTLU_MEKTUP TELGRAF KEP'],
    ['REQ-04', 'ReceivedObjectionRequest.itirazYontemi', 'NOTER TAAHHUTLU_MEKTUP TELGRAF KEP'],
    ['LST-04', 'OnayDurumu', 'Onaylandi Onaylanmadi Silinmis'],
    ['REQ-09', 'ReceivedInvoice.durum', 'Onaylandi Onaylanmadi Silinmis'],
    ['INV-38', 'PortalDurumu', 'GONDERILDI BEKLIYOR REDDEDILDI BELIRSIZ'],
    ['REQ-07', 'Invoice.talepAkisi[].tip', 'IPTAL ITIRAZ'],
    ['REQ-06', 'Invoice.talepAkisi[].durum', 'OLUSTU KABUL RET'],
    ['REQ-16', 'ReceivedRequest.tip', 'IPTAL ITIRAZ'],
    ['REQ-06', 'ReceivedRequest.durum', 'OLUSTU KABUL RET'],
    ['STK-02', 'StockItem.stokTipi', 'TICARIMAL HAMMADDE MAMUL YARIMAMUL HIZMET SABITKIYMET'],
    ['LIN-02', 'Line.iskontoTip', 'ISKONTO ARTTIRIM'],
    ['API-08', 'TokenRequest.grant_type', 'password refresh_token client_credentials'],
    ['API-94', 'LinkRequest.dosya', 'pdf html zip'],
  ])('%s: %s is one of exactly these', (_, path, values) => {
    expect(at(path).enum).toEqual(words(values));
  });

  const objection = {
    faturaTarih: '2026-09-03',
    belgeNumarasi: 'GIB2026000000160',
    referansBelgeNumarasi: '2026/17',
    referansBelgeTarih: '2026-09-01',
    aciklama: 'Mal teslim edilmedi',
    saticiVknTckn: '7350119289',
  };
  test.each(['requestObjection_body', 'requestObjectionToReceived_body'])(
    'REQ-04: %s takes the four methods and no other',
    (name) => {
      const { saticiVknTckn: _, ...own } = objection;
      const body = name === 'requestObjection_body' ? own : objection;
      const takes = (itirazYontemi: string) => validators[name]?.({ ...body, itirazYontemi });
      for (const method of ['NOTER', 'TAAHHUTLU_MEKTUP', 'TELGRAF', 'KEP'])
        expect([method, takes(method)]).toEqual([method, true]);
      for (const wrong of ['noter', 'POSTA', 'Taahhütlü Mektup', ''])
        expect([wrong, takes(wrong)]).toEqual([wrong, false]);
    },
  );

  test('INV-04: a saved invoice has one of the seven types', () => {
    const sale = JSON.parse(readFileSync(new URL('examples/fatura-satis.json', import.meta.url), 'utf8')) as object;
    const takes = (faturaTip: unknown) => validators['createInvoice_body']?.({ ...sale, faturaTip });
    for (const type of ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'])
      expect([type, takes(type)]).toEqual([type, true]);
    for (const wrong of ['SATIŞ', 'satis', 'ISKONTO', '', null]) expect([wrong, takes(wrong)]).toEqual([wrong, false]);
  });
});

describe('calls', () => {
  const company = words(
    `vknTckn unvan ad soyad sicilNo mersisNo vergiDairesi vergiDairesiId cadde apartmanAdi apartmanNo kapiNo mahalle il ilId ilce ilceId
     postaKodu ulke acikAdres sirketinTuru tckn yetkiliAdi yetkiliSoyadi yetkiliTckn yetkiliDogumTarihi yetkiliTelNo email faksNo website
     isMerkezi`,
  ).join(' ');
  const rights = Object.keys(at('Permissions').properties ?? {}).join(' ');

  test.each([
    ['API-08', 'POST /user/token', '', 'grant_type email password refresh_token client_id client_secret'],
    ['API-09', 'POST /user', '', 'email password name'],
    ['API-10', 'POST /password/reset', '', 'email'],
    ['API-11', 'PUT /password/reset', '', 'token password'],
    ['API-12', 'GET /account', '', ''],
    ['API-13', 'PUT /account/email', '', 'email'],
    ['API-14', 'PUT /account/name', '', 'name'],
    ['API-15', 'PUT /account/password', '', 'password new_password'],
    ['API-16', 'POST /account/phone', '', 'phone'],
    ['API-17', 'PUT /account/phone', '', 'phone code'],
    ['API-18', 'PUT /account/notification', '', 'phoneNotificationPermission emailNotificationPermission'],
    ['API-19', 'GET /company', '', ''],
    ['API-20', 'POST /company', '', company],
    ['API-21', 'PUT /company', 'companyId', company],
    ['API-22', 'DELETE /company', 'companyId', ''],
    ['API-23', 'POST /company/gib', '', 'userCode password'],
    ['API-24', 'PUT /company/gib', 'companyId', 'userCode password'],
    ['API-25', 'GET /company/logout', 'companyId', ''],
    ['API-26', 'POST /company/image', 'companyId type', 'file'],
    ['API-27', 'POST /company/payment', 'companyId', 'cardHolderFullName cardNumber expMonth expYear cvcNumber coupon'],
    ['API-28', 'GET /payment/{id}', 'id', ''],
    ['API-29', 'POST /payment/discount', 'companyId', 'coupon'],
    ['API-30', 'GET /company/api', 'companyId', ''],
    ['API-31', 'POST /company/api', 'companyId', 'name'],
    ['API-32', 'PUT /company/api/{id}', 'companyId id', 'name'],
    ['API-33', 'DELETE /company/api/{id}', 'companyId id', ''],
    ['API-34', 'GET /company/user', 'companyId', ''],
    ['API-35', 'PUT /company/user', 'companyId', 'email'],
    ['API-36', 'GET /company/user/{id}/permissions', 'companyId id', ''],
    ['API-37', 'PUT /company/user/{id}/permissions', 'companyId id', rights],
    ['API-38', 'DELETE /company/user/{id}', 'companyId id', ''],
    ['API-39', 'GET /info', 'companyId vknTckn', ''],
    ['API-40', 'GET /hash', '', ''],
    ['API-41', 'GET /admin/payment', '', ''],
    ['API-42', 'GET /admin/company', '', ''],
    ['API-43', 'GET /admin/company/{id}', 'id', ''],
    ['API-44', 'POST /admin/company/extend-demo', '', 'companyId duration'],
    ['API-45', 'POST /admin/company/activate', '', 'companyId'],
    ['API-46', 'GET /admin/kampanya', '', ''],
    ['API-47', 'GET /admin/kampanya/{id}', 'id page dagitim', ''],
    ['API-48', 'POST /admin/kampanya', '', 'ad aciklama kuponSayisi indirimOrani'],
    ['API-49', 'PUT /admin/kupon/{id}', 'id', 'musteri musteriyeVerildi'],
    ['PRT-01', 'GET /admin/partner', '', ''],
    ['PRT-01', 'POST /admin/partner', 'Idempotency-Key', 'ad kaynaklar dakikadaOturum durum'],
    ['PRT-01', 'PUT /admin/partner/{id}', 'id', 'ad kaynaklar dakikadaOturum durum'],
    ['PRT-02', 'POST /admin/partner/{id}/anahtar', 'id Idempotency-Key', 'ad'],
    ['PRT-02', 'POST /admin/partner-anahtari/{id}/yenile', 'id Idempotency-Key', ''],
    ['PRT-02', 'DELETE /admin/partner-anahtari/{id}', 'id', ''],
    ['PRT-04', 'POST /partner/session', 'Idempotency-Key', 'kullanici sirket widgetler yetkiler'],
    ['PRT-07', 'DELETE /partner/session/{id}', 'id', ''],
    ['PRT-07', 'POST /partner/session/revoke', '', 'kullanici tumu'],
    ['API-50', 'GET /cari', 'companyId page', ''],
    ['API-51', 'GET /cari/search', 'companyId q', ''],
    ['API-52', 'POST /cari', 'companyId', 'vknTckn unvan iban iskonto tuzel'],
    ['API-53', 'PUT /cari/{id}', 'companyId id', 'vknTckn unvan iban iskonto tuzel'],
    ['API-54', 'DELETE /cari/{id}', 'companyId id', ''],
    ['API-55', 'POST /cari/import', 'companyId', 'file'],
    ['API-56', 'GET /stok', 'companyId page', ''],
    ['API-57', 'GET /stok/search', 'companyId q', ''],
    ['API-58', 'GET /stok/{id}', 'companyId id', ''],
    ['API-59', 'POST /stok', 'companyId', 'malHizmet birim birimFiyat gtip kdvOrani'],
    ['API-60', 'PUT /stok/{id}', 'companyId id', 'malHizmet birim birimFiyat gtip kdvOrani'],
    ['API-61', 'DELETE /stok/{id}', 'companyId id', ''],
    ['API-62', 'POST /stok/import', 'companyId', 'file'],
    ['INV-05, API-63', 'GET /fatura', 'companyId page baslangicTarihi bitisTarihi belgeNumarasi faturaTarih ettn', ''],
    ['API-64', 'GET /fatura/all', 'companyId baslangicTarihi bitisTarihi', ''],
    ['API-65', 'GET /fatura/search', 'companyId q', ''],
    ['API-66', 'GET /fatura/{id}', 'companyId id', ''],
    ['API-67', 'POST /fatura', 'companyId Idempotency-Key', 'faturaTip faturaTarih vknTckn malHizmetler'],
    ['API-68', 'PUT /fatura/{id}', 'companyId id', 'faturaTip faturaTarih vknTckn malHizmetler'],
    ['API-69', 'DELETE /fatura/{id}', 'companyId id', ''],
    ['API-70', 'POST /fatura/imza', 'companyId', 'faturaIds'],
    ['API-71', 'POST /fatura/imza-onay', 'companyId', 'smsCode signature'],
    ['API-72', 'POST /fatura/iptal', 'companyId', 'faturaTarih belgeNumarasi aciklama'],
    [
      'API-73',
      'POST /fatura/itiraz',
      'companyId',
      'faturaTarih belgeNumarasi referansBelgeNumarasi referansBelgeTarih itirazYontemi aciklama',
    ],
    ['API-74', 'GET /fatura/re-download', 'companyId belgeNumarasi faturaTarih ettn', ''],
    ['API-75', 'GET /adima-duzenlenenler', 'companyId baslangicTarihi bitisTarihi', ''],
    ['API-76', 'POST /adima-duzenlenenler/iptal', 'companyId', 'faturaTarih belgeNumarasi aciklama saticiVknTckn'],
    [
      'API-77',
      'POST /adima-duzenlenenler/itiraz',
      'companyId',
      'faturaTarih belgeNumarasi referansBelgeNumarasi referansBelgeTarih itirazYontemi aciklama saticiVknTckn',
    ],
    ['API-78', 'GET /iptal-itiraz', 'companyId baslangicTarihi bitisTarihi', ''],
    ['API-79', 'POST /iptal-itiraz/onay', 'companyId', 'tarih belgeNumarasi saticiVknTckn'],
    ['API-80', 'POST /iptal-itiraz/ret', 'companyId', 'tarih belgeNumarasi saticiVknTckn aciklama'],
    ['API-81', 'GET /currency', 'currencyCode date', ''],
    ['API-82', 'POST /parse/mal-hizmet', 'companyId', 'file'],
    ['API-83', 'GET /aciklama', 'companyId', ''],
    ['API-84', 'POST /aciklama', 'companyId', 'aciklama faturadaGoster'],
    ['API-85', 'PUT /aciklama/{id}', 'companyId id', 'aciklama faturadaGoster'],
    ['API-86', 'DELETE /aciklama/{id}', 'companyId id', ''],
    ['API-87', 'GET /banka', 'companyId', ''],
    ['API-88', 'POST /banka', 'companyId', 'bankaAdi iban faturadaGoster'],
    ['API-89', 'PUT /banka/{id}', 'companyId id', 'bankaAdi iban faturadaGoster'],
    ['API-90', 'DELETE /banka/{id}', 'companyId id', ''],
    ['API-91, API-92, API-93', 'GET /belge/{ettn}/{dosya}', 'companyId ettn dosya', ''],
    ['API-94', 'POST /belge/{ettn}/link', 'companyId ettn', 'dosya sure'],
  ])('%s: %s takes the fields of its row', (_, call, named, fields) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = contract.paths[path]?.[method.toLowerCase()];
    const taken = (operation?.parameters ?? []).map(({ $ref, name }) =>
      $ref === undefined ? name : parameters[lastPart($ref)]?.name,
    );
    const [body] = Object.values(operation?.requestBody?.content ?? {});
    const known = Object.keys(resolve(body?.schema).properties ?? {});
    expect(operation).toBeDefined();
    expect(words(named).filter((name) => !taken.includes(name))).toEqual([]);
    expect(words(fields).filter((field) => !known.includes(field))).toEqual([]);
    if (fields === '') expect(known).toEqual([]);
  });
});
