import { writeRate } from '../calculation/decimal';
import { stockTypes } from '../codes/invoice-types';
import { officialCodes } from '../facts/officialCodes';
import { outsideRateCheck } from '../facts/reasons';
import { taxEffectOfField } from '../facts/taxes';
import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { FieldChecker, type Fault } from './FieldChecker';
import { checkGtip, checkKapAdet } from './validateLine';

const {
  istisna,
  withoutKdv,
  exportRegistration,
  units,
  currencies,
  retiredCurrencies,
  ozelMatrah,
  deliveryTerms,
  packageTypes,
  transportModes,
} = officialCodes;
const reasons = new Set([...istisna, ...withoutKdv, ...exportRegistration, outsideRateCheck]);

/** Fields with a code of a list. */
const coded: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['stokTipi', new Set(stockTypes.map(({ value }) => value))],
  ['birim', units],
  // Retired currencies are allowed on cards, because an old card keeps its currency.
  ['dovizKodu', new Set([...currencies, ...retiredCurrencies])],
  ['istisnaMuafiyetSebebi', reasons],
  ['ozelMatrahNedeni', ozelMatrah],
  ['teslimSarti', deliveryTerms],
  ['esyaKapCinsi', packageTypes],
  ['gonderilmeSekli', transportModes],
];

/** Maximum length of each text in the contract. */
export const stockItemLengths = {
  malHizmet: 500,
  birim: 5,
  dovizKodu: 3,
  gtip: 20,
  aciklama: 500,
  tevkifatKodu: 6,
  istisnaMuafiyetSebebi: 6,
  ozelMatrahNedeni: 6,
  teslimSarti: 10,
  esyaKapCinsi: 10,
  kapNo: 50,
  kapAdet: 20,
  teslimBedelOdemeYeri: 200,
  gonderilmeSekli: 5,
} as const;

/**
 * Checks a stock card: required name and unit, figures with the limits of invoice lines, and known codes. The rules of
 * an invoice type are checked when the card is put on a line. Source: STK-01, STK-02, STK-07, STK-08, fiscal-rules 4 to
 * 7.
 */
export function validateStockItem(item: unknown): Fault[] {
  const fields = new FieldChecker(item);
  fields.required('malHizmet');
  fields.required('birim');
  for (const [field, codes] of coded) fields.listed(field, codes);
  fields.decimal('birimFiyat', { decimals: 5 });
  fields.decimal('ozelMatrahTutari', { decimals: 2 });
  checkKdvOrani(fields);
  checkGtip(fields);
  checkKapAdet(fields);
  checkTevkifat(fields);
  for (const name of fields.names) checkTax(fields, name);
  for (const field of ['aciklama', 'kapNo', 'teslimBedelOdemeYeri']) fields.text(field);
  fields.lengths(stockItemLengths);
  return fields.faults;
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

/** A card has only the rate of a further tax: 'V0073Orani'. */
function checkTax(fields: FieldChecker, name: string): void {
  const effect = taxEffectOfField(name);
  if (effect?.orani !== name) return;
  if (!officialCodes.taxes.has(effect.code)) fields.error(name, 'UNKNOWN_TAX', { code: effect.code });
  else fields.decimal(name, { decimals: 3 });
}
