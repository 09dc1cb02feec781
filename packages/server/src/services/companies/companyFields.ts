import type { components } from '@kalem/openapi';
import type { CompanyFields } from '../../db/queries/putCompany';
import { normalizeEmail } from '../normalizeEmail';

type CompanyWrite = components['schemas']['CompanyWrite'];

const names = [
  'unvan',
  'ad',
  'soyad',
  'sicilNo',
  'mersisNo',
  'vergiDairesi',
  'vergiDairesiId',
  'cadde',
  'apartmanAdi',
  'apartmanNo',
  'kapiNo',
  'mahalle',
  'il',
  'ilId',
  'ilce',
  'ilceId',
  'postaKodu',
  'ulke',
  'acikAdres',
  'sirketinTuru',
  'tckn',
  'yetkiliAdi',
  'yetkiliSoyadi',
  'yetkiliTckn',
  'yetkiliDogumTarihi',
  'yetkiliTelNo',
  'email',
  'faksNo',
  'website',
  'isMerkezi',
] as const satisfies readonly (keyof CompanyWrite)[];

/** The writable fields that a body holds; the others of a company are ignored, so that a client may send back what it read. */
export function companyFields(body: CompanyWrite): CompanyFields {
  const fields: CompanyFields = Object.fromEntries(
    names.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]),
  );
  return fields.email === undefined ? fields : { ...fields, email: normalizeEmail(fields.email) };
}
