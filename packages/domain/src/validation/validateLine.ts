import { rescale, times } from '../calculation/arithmetic';
import { officialCodes } from '../facts/officialCodes';
import { lineFields, lineFieldsWith } from '../invoice/lineFields';
import { checkFigures, type CheckedLine, type LineContext } from './CheckedLine';
import { checkReason } from './checkReason';
import { checkTaxes, checkTevkifat } from './checkTaxes';
import { FieldChecker, type Fault } from './FieldChecker';

const lengths = Object.fromEntries(lineFieldsWith('maxLength').map((name) => [name, lineFields[name].maxLength ?? 0]));
const freeTexts = lineFieldsWith('isFreeText');

/**
 * The faults of one line, the same that `validateInvoice` finds at that index. For a form that checks only the changed
 * line. Source: INV-35, INV-36, LIN-10 to LIN-15, REF-14 to REF-16, fiscal-rules 2, 4 to 7 and 12.
 */
export function validateLine(line: unknown, index: number, invoice: LineContext): Fault[] {
  const fields = new FieldChecker(line, `malHizmetler[${index}].`);
  fields.required('malHizmet');
  checkBirim(fields);
  const checked = checkFigures(fields, invoice);
  checkIskonto(checked);
  checkTaxes(checked);
  checkTevkifat(checked);
  checkReason(checked);
  fields.listed('teslimSarti', officialCodes.deliveryTerms);
  fields.listed('esyaKapCinsi', officialCodes.packageTypes);
  fields.listed('gonderilmeSekli', officialCodes.transportModes);
  checkGtip(fields);
  checkKapAdet(fields);
  fields.decimal('kdvDahilBirimFiyat', { decimals: 5 });
  for (const field of freeTexts) fields.text(field);
  fields.lengths(lengths);
  return fields.faults;
}

function checkBirim(fields: FieldChecker): void {
  const birim = fields.requiredCode('birim');
  if (birim !== undefined && !officialCodes.units.has(birim)) fields.error('birim', 'INVALID_CHOICE');
}

/**
 * Discount and increase: a rate from 0 to 100 or an amount; a discount must not exceed the line. Source: fiscal-rules
 * 2.
 */
function checkIskonto({ fields, miktar, birimFiyat }: CheckedLine): void {
  const tip = fields.code('iskontoTip');
  if (tip !== '' && tip !== 'ISKONTO' && tip !== 'ARTTIRIM') fields.error('iskontoTip', 'INVALID_CHOICE');
  fields.decimal('iskontoOrani', { decimals: 3, most: 100 });
  const tutar = fields.decimal('iskontoTutari', { decimals: 2 });
  if (tip === 'ARTTIRIM' || tutar === undefined || miktar === undefined || birimFiyat === undefined) return;
  const fiyat = rescale(times(miktar.digits, birimFiyat.digits), miktar.scale + birimFiyat.scale, 2);
  if (rescale(tutar.digits, tutar.scale, 2) > fiyat) fields.error('iskontoTutari', 'ISKONTO_EXCEEDS_PRICE');
}

/** A customs tariff number of a line or a card: twelve digits, when there is one. Source: LIN-15, NUM-10. */
export function checkGtip(fields: FieldChecker): void {
  const gtip = fields.code('gtip');
  if (gtip !== '' && !/^[0-9]{12}$/.test(gtip)) fields.error('gtip', 'GTIP_LENGTH');
}

/** The number of packages on a line or a card. The XML schema accepts only whole numbers. Source: ubl-tr 5. */
export function checkKapAdet(fields: FieldChecker): void {
  if (!/^[0-9]*$/.test(fields.text('kapAdet'))) fields.error('kapAdet', 'NOT_A_COUNT');
}
