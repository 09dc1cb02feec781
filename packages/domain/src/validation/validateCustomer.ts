import { officialCodes } from '../facts/officialCodes';
import { isValidIban } from '../text/identifiers';
import { type Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

const otherTexts = [
  'unvan',
  'ad',
  'soyad',
  'vergiDairesi',
  'adres',
  'ilce',
  'il',
  'postaKodu',
  'ulke',
  'faksNo',
  'yetkiliAdi',
  'notlar',
];

/** Maximum length of each text in the contract. */
export const customerLengths = {
  unvan: 300,
  ad: 100,
  soyad: 100,
  vergiDairesi: 150,
  adres: 500,
  ilce: 60,
  il: 60,
  postaKodu: 10,
  ulke: 60,
  telNo: 20,
  faksNo: 20,
  email: 254,
  maliMusavirEmail: 254,
  iban: 40,
  paraBirimi: 3,
  yetkiliAdi: 100,
  yetkiliEmail: 254,
  yetkiliTelNo: 20,
  notlar: 2000,
} as const;

/**
 * Checks a customer: title and ten digits (`tuzel`), or full name and eleven digits. Source: CUS-08, CUS-09, CUS-16,
 * NUM-10, MNY-19.
 */
export function validateCustomer(customer: unknown): Fault[] {
  const fields = new FormChecker(customer);
  const isLegal = fields.value('tuzel') !== false;
  const hasNumber = fields.required('vknTckn') !== undefined;
  if (hasNumber && isLegal) fields.digits('vknTckn', 10, 'VKN_LENGTH');
  if (hasNumber && !isLegal) fields.digits('vknTckn', 11, 'TCKN_LENGTH');
  const names = isLegal ? ['unvan'] : ['ad', 'soyad'];
  for (const field of names) fields.required(field);
  for (const field of otherTexts.filter((text) => !names.includes(text))) fields.text(field);
  for (const field of ['email', 'maliMusavirEmail', 'yetkiliEmail']) fields.email(field, 'MALFORMED_EMAIL');
  for (const field of ['telNo', 'yetkiliTelNo']) fields.phone(field);
  fields.decimal('iskonto', { decimals: 3, most: 100 });
  fields.termDays('vadeGunu');
  const paraBirimi = fields.code('paraBirimi');
  const { currencies, retiredCurrencies } = officialCodes;
  const isKnown = paraBirimi === '' || currencies.has(paraBirimi) || retiredCurrencies.has(paraBirimi);
  if (!isKnown) fields.error('paraBirimi', 'INVALID_CHOICE');
  const iban = fields.text('iban');
  if (iban !== '' && !isValidIban(iban)) fields.error('iban', 'INVALID_IBAN');
  fields.lengths(customerLengths);
  return fields.faults;
}
