import { taxEffectOfField, type TaxEffect } from '../facts/taxes';
import { writeRate } from '../calculation/decimal';
import type { CheckedLine } from './CheckedLine';
import { officialCodes } from '../facts/officialCodes';

/** Only receipts know Mera Fonu. */
const ofReceipts = 'V9040';

/** The further taxes of a line: known codes, readable figures, allowed for the type. Source: fiscal-rules §4 and §12, LIN-11. */
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
  const isOtherRate = orani !== undefined && orani.digits > 0 && writeRate(orani) !== '2';
  if (effect.code === 'V0059' && isOtherRate) fields.error(effect.orani, 'KONAKLAMA_RATE');
}

/** What the Revenue Administration takes; screens offer less (REF-04). */
function isAllowed(code: string, faturaTip: CheckedLine['faturaTip']): boolean {
  if (faturaTip === 'KONAKLAMAVERGISI') return code === 'V0059';
  if (code === 'V4171') return faturaTip === 'TEVKIFAT' || faturaTip === 'IADE';
  return code !== ofReceipts;
}
