import type { PortalCompany } from '../ports/Portal';

/** Own data at the portal and in Company, where the names differ (protocol 5.1); everything else is called the same. */
const renamed = new Map<string, keyof PortalCompany>([
  ['telNo', 'yetkiliTelNo'],
  ['ePostaAdresi', 'email'],
  ['webSitesiAdresi', 'website'],
]);

const same = [
  'vknTckn',
  'unvan',
  'ad',
  'soyad',
  'vergiDairesi',
  'sicilNo',
  'mersisNo',
  'isMerkezi',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'ilce',
  'il',
  'postaKodu',
  'ulke',
  'faksNo',
] as const satisfies readonly (keyof PortalCompany)[];

const keys = new Map<string, keyof PortalCompany>([...same.map((key) => [key, key] as const), ...renamed]);
const ACIK_ADRES_LENGTH = 50;
const PHONE = /^\d{10}$/;

/** Own data of an account, between the portal's names and ours. */
export const ownDataFields = {
  read(raw: Readonly<Record<string, unknown>>): PortalCompany {
    const text = (key: string): string => String(raw[key] ?? '').trim();
    const company = Object.fromEntries([...keys].map(([theirs, ours]) => [ours, text(theirs)])) as PortalCompany;
    return {
      ...company,
      yetkiliTelNo: PHONE.test(company.yetkiliTelNo) ? company.yetkiliTelNo : '',
      acikAdres: company.cadde.slice(0, ACIK_ADRES_LENGTH),
    };
  },

  /** The portal's object with its empty fields filled from the company; what we have no field for goes back unchanged. */
  fill(raw: Readonly<Record<string, unknown>>, company: PortalCompany): Record<string, unknown> {
    const filled = [...keys]
      .filter(([theirs]) => String(raw[theirs] ?? '').trim() === '')
      .map(([theirs, ours]) => [theirs, company[ours]]);
    return { ...raw, ...Object.fromEntries(filled) };
  },
};
