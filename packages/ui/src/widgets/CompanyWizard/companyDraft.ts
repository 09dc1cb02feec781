import type { components } from '@kalem/sdk';

type Company = components['schemas']['Company'];

/** The fields of step 1, as the wire has them. */
export type CompanyDraft = Pick<
  Company,
  | 'vknTckn'
  | 'unvan'
  | 'ad'
  | 'soyad'
  | 'vergiDairesi'
  | 'vergiDairesiId'
  | 'email'
  | 'il'
  | 'ilId'
  | 'ilce'
  | 'ilceId'
  | 'postaKodu'
  | 'acikAdres'
  | 'sirketinTuru'
  | 'tckn'
  | 'yetkiliAdi'
  | 'yetkiliSoyadi'
  | 'yetkiliTckn'
  | 'yetkiliDogumTarihi'
  | 'yetkiliTelNo'
>;

/** What step 1 shows of a company. */
export function companyDraft(company: Company): CompanyDraft {
  const {
    vknTckn,
    unvan,
    ad,
    soyad,
    vergiDairesi,
    vergiDairesiId,
    email,
    il,
    ilId,
    ilce,
    ilceId,
    postaKodu,
    acikAdres,
  } = company;
  const { sirketinTuru, tckn, yetkiliAdi, yetkiliSoyadi, yetkiliTckn, yetkiliDogumTarihi, yetkiliTelNo } = company;
  return {
    vknTckn,
    unvan,
    ad,
    soyad,
    vergiDairesi,
    vergiDairesiId,
    email,
    il,
    ilId,
    ilce,
    ilceId,
    postaKodu,
    acikAdres,
    sirketinTuru,
    tckn,
    yetkiliAdi,
    yetkiliSoyadi,
    yetkiliTckn,
    yetkiliDogumTarihi,
    yetkiliTelNo,
  };
}
