import { toDottedDate } from '../dates/screenDates';
import { writeRate } from '../calculation/decimal';
import { officialCodes } from '../facts/officialCodes';
import { konaklama, konaklamaRate, meraFonu, otvTevkifat, taxEffectOfField, type TaxEffect } from '../facts/taxes';
import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import { formerTevkifatRate } from '../facts/validity';
import type { CheckedLine } from './CheckedLine';

/**
 * Checks that the further taxes of a line are known, readable and allowed for the type. Source: fiscal-rules 4 and 12,
 * LIN-11.
 */
export function checkTaxes(line: CheckedLine): void {
  const { fields } = line;
  const seen = new Set<string>();
  for (const name of fields.names) {
    const effect = taxEffectOfField(name);
    if (effect === undefined || fields.isEmpty(name)) continue;
    if (!officialCodes.taxes.has(effect.code)) fields.error(name, 'UNKNOWN_TAX', { code: effect.code });
    else if (!seen.has(effect.code)) {
      seen.add(effect.code);
      checkTax(line, effect, name);
    }
  }
}

function checkTax({ fields, faturaTip }: CheckedLine, effect: TaxEffect, name: string): void {
  const tutari = fields.decimal(effect.tutari, { decimals: 2 });
  const bare = fields.decimal(effect.code, { decimals: 2 });
  const birimTutari = fields.decimal(effect.birimTutari, { decimals: 8 });
  const orani = fields.decimal(effect.orani, { decimals: 3 });
  const isBorne = [tutari, bare, birimTutari, orani].some((figure) => figure !== undefined && figure.digits > 0);
  if (!isBorne) return;
  if (!isAllowed(effect.code, faturaTip)) fields.error(name, 'TAX_NOT_FOR_TYPE', { code: effect.code });
  const isOtherRate = orani !== undefined && orani.digits > 0 && writeRate(orani) !== konaklamaRate;
  if (effect.code === konaklama && isOtherRate) fields.error(effect.orani, 'KONAKLAMA_RATE');
}

/** The taxes that GİB accepts; screens offer fewer (REF-04). */
function isAllowed(code: string, faturaTip: CheckedLine['faturaTip']): boolean {
  if (faturaTip === 'KONAKLAMAVERGISI') return code === konaklama;
  if (code === otvTevkifat) return faturaTip === 'TEVKIFAT' || faturaTip === 'IADE';
  // Mera Fonu exists only on receipts.
  return code !== meraFonu;
}

/**
 * Checks that code, rate, type and date of a withholding fit together. Source: fiscal-rules 5 and 12, LIN-10, REF-11.
 */
export function checkTevkifat({ fields, faturaTip, faturaTarih, kdvOrani }: CheckedLine): void {
  const code = fields.code('tevkifatKodu');
  const decimal = fields.decimal('V9015Orani', { decimals: 3, most: 100 });
  fields.decimal('V9015Tutari', { decimals: 2 });
  const isKnown = code === freeTevkifatCode || tevkifatRates.has(code);
  if (code !== '' && !isKnown) {
    fields.error('tevkifatKodu', 'INVALID_CHOICE');
    return;
  }
  const typed = decimal === undefined || decimal.digits === 0 ? undefined : writeRate(decimal);
  if (code === '' && typed === undefined) return;
  const field = code === '' ? 'V9015Orani' : 'tevkifatKodu';
  if (faturaTip !== 'TEVKIFAT' && faturaTip !== 'IADE') fields.error(field, 'TEVKIFAT_NOT_FOR_TYPE');
  if (kdvOrani === '0') fields.error('kdvOrani', 'TEVKIFAT_NEEDS_KDV');
  if (code === freeTevkifatCode && (decimal?.digits === 0 || fields.isEmpty('V9015Orani')))
    fields.error('V9015Orani', 'REQUIRED');
  const rate = typed ?? tevkifatRates.get(code);
  const old = formerTevkifatRate(code);
  const isOldRate = old !== undefined && rate === old.rate;
  if (isOldRate && faturaTarih >= old.until)
    fields.warn(field, 'OLD_TEVKIFAT_RATE', { code, date: toDottedDate(old.until) });
  const isFree = code === '' || code === freeTevkifatCode;
  // A warning: the portal accepts both, but GİB's check does not know the code and allows only a few rates
  // (fiscal-rules 5, ubl-tr 6).
  if (isFree && typed !== undefined) fields.warn(field, 'TEVKIFAT_NOT_OFFICIAL');
  if (!isFree && !isOldRate && rate !== tevkifatRates.get(code))
    fields.error('V9015Orani', 'TEVKIFAT_RATE_OFF_LIST', { code });
}
