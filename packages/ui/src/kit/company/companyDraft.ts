import type { components } from '@kalem/sdk';
import { composeAddress, foldTr, normalizePhone, ownOpenAddress } from '@kalem/domain';

type Company = components['schemas']['Company'];

/** The company fields of the form. */
const fields = [
  'vknTckn',
  'unvan',
  'ad',
  'soyad',
  'vergiDairesi',
  'vergiDairesiId',
  'sicilNo',
  'mersisNo',
  'email',
  'faksNo',
  'website',
  'il',
  'ilId',
  'ilce',
  'ilceId',
  'postaKodu',
  'mahalle',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'acikAdres',
  'ulke',
  'sirketinTuru',
  'tckn',
  'yetkiliAdi',
  'yetkiliSoyadi',
  'yetkiliTckn',
  'yetkiliDogumTarihi',
  'yetkiliTelNo',
] as const satisfies readonly (keyof Company)[];

/** The form values of a company, as on the wire. */
export type CompanyDraft = Pick<Company, (typeof fields)[number]>;

/**
 * The form values of a company. The printed address is left out: the copy would become outdated when the street changes
 * (A-21).
 */
export function companyDraft(company: Company): CompanyDraft {
  const draft = Object.fromEntries(fields.map((field) => [field, company[field]])) as CompanyDraft;
  return { ...draft, acikAdres: ownOpenAddress(company) };
}

/** CMP-18: trims the address and converts it to lower case. It is a code, so Turkish case rules do not apply. */
export function companyToWire(values: CompanyDraft): CompanyDraft {
  return { ...values, email: values.email.trim().toLowerCase(), yetkiliTelNo: normalizePhone(values.yetkiliTelNo) };
}

type Registry = components['schemas']['RegistryEntry'];

/** The maximum length of an address. */
export const ADDRESS_LENGTH = 50;

/**
 * Fills blank fields from the tax registry. Its first address is used only if the company has none (CMP-26). Values
 * from the portal are kept.
 */
export function fillFromRegistry(draft: CompanyDraft, registry: Registry): CompanyDraft {
  const [address] = registry.adresBilgileri;
  return {
    ...draft,
    unvan: draft.unvan || registry.unvan,
    ad: draft.ad || registry.ad,
    soyad: draft.soyad || registry.soyad,
    vergiDairesi: draft.vergiDairesi || registry.vergiDairesi,
    sirketinTuru: draft.sirketinTuru || registry.sirketinTuru,
    tckn: draft.tckn || registry.tckn,
    il: draft.il || (address?.ilAdi ?? ''),
    ilce: draft.ilce || (address?.ilceAdi ?? ''),
    acikAdres: hasStreet(draft) || !address ? draft.acikAdres : composeAddress(address).slice(0, ADDRESS_LENGTH),
  };
}

function hasStreet({ mahalle, cadde, acikAdres }: CompanyDraft): boolean {
  return mahalle !== '' || cadde !== '' || acikAdres !== '';
}

/**
 * Finds the list numbers for texts: tax office (by code, else by name), province and district (CMP-25). A text without
 * a match keeps its null, and the user has to choose.
 */
export async function matchLists(draft: CompanyDraft, vergiDairesiKodu = ''): Promise<CompanyDraft> {
  const [{ taxOffices }, { provinces }, { districts }] = await Promise.all([
    import('@kalem/domain/codes/tax-offices'),
    import('@kalem/domain/codes/provinces'),
    import('@kalem/domain/codes/districts'),
  ]);
  const office =
    taxOffices.find(({ merlinId }) => merlinId === draft.vergiDairesiId) ??
    taxOffices.find(({ value }) => value === vergiDairesiKodu) ??
    onlyOne(taxOffices.filter(({ title }) => isSame(title, draft.vergiDairesi)));
  const province = provinces.find(({ value, title }) => value === draft.ilId || isSame(title, draft.il));
  const district =
    province &&
    districts[province.title]?.find(({ value, title }) => value === draft.ilceId || isSame(title, draft.ilce));
  return {
    ...draft,
    vergiDairesi: office?.title ?? draft.vergiDairesi,
    vergiDairesiId: office?.merlinId ?? null,
    il: province?.title ?? draft.il,
    ilId: province?.value ?? null,
    ilce: district?.title ?? draft.ilce,
    ilceId: district?.value ?? null,
  };
}

/** The portal writes 'Üsküdar' where the list has 'Üsküdar Vergi Dairesi Müdürlüğü'. */
function isSame(title: string, text: string): boolean {
  const [listed, told] = [bare(title), bare(text)];
  return told !== '' && listed === told;
}

function bare(text: string): string {
  return foldTr(text).replace(foldTr(' Vergi Dairesi Müdürlüğü'), '').replace(foldTr(' Vergi Dairesi'), '').trim();
}

/** With several offices of one name the user has to choose. */
function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined;
}
