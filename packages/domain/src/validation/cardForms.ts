import { type Fault, FieldChecker } from './FieldChecker';
import { FormChecker } from './FormChecker';
import { isValidIban } from '../text/identifiers';
import { officialCodes } from '../facts/officialCodes';
import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { taxEffectOfField } from '../facts/taxes';
import { writeRate } from '../calculation/decimal';
import { stockTypes } from '../codes/invoice-types';
import { outsideRateCheck } from '../facts/reasons';
import { checkGtip } from './validateLine';

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

/** A customer card: legal persons (`tuzel`) have a title and ten digits, natural ones a full name and eleven. Source: CUS-08, CUS-09, CUS-16, NUM-10. */
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
  const paraBirimi = fields.code('paraBirimi');
  if (paraBirimi !== '' && !officialCodes.currencies.has(paraBirimi)) fields.error('paraBirimi', 'INVALID_CHOICE');
  const iban = fields.text('iban');
  if (iban !== '' && !isValidIban(iban)) fields.error('iban', 'INVALID_IBAN');
  return fields.faults;
}

const {
  istisna,
  withoutKdv,
  exportRegistration,
  units,
  currencies,
  ozelMatrah,
  deliveryTerms,
  packageTypes,
  transportModes,
} = officialCodes;
const reasons = new Set([...istisna, ...withoutKdv, ...exportRegistration, outsideRateCheck]);

/** Fields that hold a code of a list. */
const coded: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['stokTipi', new Set(stockTypes.map(({ value }) => value))],
  ['birim', units],
  ['dovizKodu', currencies],
  ['istisnaMuafiyetSebebi', reasons],
  ['ozelMatrahNedeni', ozelMatrah],
  ['teslimSarti', deliveryTerms],
  ['esyaKapCinsi', packageTypes],
  ['gonderilmeSekli', transportModes],
];

/**
 * A stock card: a name and a unit, figures as lines of invoices take them, codes that exist. What the type of an invoice demands is
 * asked when the card is put on a line. Source: STK-01, STK-02, STK-07, STK-08, fiscal-rules §4 to §7.
 */
export function validateStockItem(item: unknown): Fault[] {
  const fields = new FieldChecker(item);
  fields.required('malHizmet');
  fields.required('birim');
  for (const [field, codes] of coded) checkCode(fields, field, codes);
  fields.decimal('birimFiyat', { decimals: 5 });
  fields.decimal('ozelMatrahTutari', { decimals: 2 });
  checkKdvOrani(fields);
  checkGtip(fields);
  checkTevkifat(fields);
  for (const name of fields.names) checkTax(fields, name);
  for (const field of ['aciklama', 'kapNo', 'kapAdet', 'teslimBedelOdemeYeri']) fields.text(field);
  return fields.faults;
}

function checkCode(fields: FieldChecker, field: string, codes: ReadonlySet<string>): void {
  const code = fields.code(field);
  if (code !== '' && !codes.has(code)) fields.error(field, 'INVALID_CHOICE');
}

function checkKdvOrani(fields: FieldChecker): void {
  const kdvOrani = fields.decimal('kdvOrani', { decimals: 3 });
  if (kdvOrani !== undefined && !officialCodes.kdvRates.has(writeRate(kdvOrani)))
    fields.error('kdvOrani', 'KDV_RATE_OFF_LIST');
}

function checkTevkifat(fields: FieldChecker): void {
  const code = fields.code('tevkifatKodu');
  const rate = fields.decimal('V9015Orani', { decimals: 3, most: 100 });
  if (code === '' || code === freeTevkifatCode) return;
  const official = tevkifatRates.get(code);
  if (official === undefined) fields.error('tevkifatKodu', 'INVALID_CHOICE');
  else if (rate !== undefined && rate.digits > 0 && writeRate(rate) !== official)
    fields.error('V9015Orani', 'TEVKIFAT_RATE_OFF_LIST', { code });
}

/** A further tax stands on a card with its rate alone: 'V0073Orani'. */
function checkTax(fields: FieldChecker, name: string): void {
  const effect = taxEffectOfField(name);
  if (effect?.orani !== name) return;
  if (!officialCodes.taxes.has(effect.code)) fields.error(name, 'UNKNOWN_TAX', { code: effect.code });
  else fields.decimal(name, { decimals: 3 });
}
