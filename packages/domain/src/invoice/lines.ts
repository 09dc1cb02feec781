import { rescale, type Whole } from '../calculation/arithmetic';
import { calculateLine } from '../calculation/calculateLine';
import { readDecimal, writeDecimal } from '../calculation/decimal';
import type { LineFigures } from '../calculation/LineFigures';
import type { FaturaTip } from '../facts/faturaTip';
import { inwardProcessing, noExemption, outsideRateCheck, readReason } from '../facts/reasons';
import { kdvTevkifat, konaklama, konaklamaRate, otvTevkifat, readTaxField } from '../facts/taxes';
import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import type { Line } from './Invoice';
import { lineFieldsWith } from './lineFields';

/** The settings of an invoice that apply to new lines. */
interface LineDefaults {
  /** Codes of the taxes in use. */
  readonly vergiler?: readonly string[] | undefined;
  /** The invoice's discount in percent. (INV-23) */
  readonly iskonto?: string | undefined;
}

const typesWithoutKdv: ReadonlySet<FaturaTip> = new Set(['ISTISNA', 'KONAKLAMAVERGISI']);

/** An empty line of an invoice of that type. Source: LIN-03, LIN-14 (701 is preselected), INV-23. */
export function newLine(faturaTip: FaturaTip, { vergiler = [], iskonto = '' }: LineDefaults = {}): Line {
  return {
    malHizmet: '',
    miktar: '1',
    birim: 'C62',
    birimFiyat: '',
    kdvOrani: typesWithoutKdv.has(faturaTip) ? '0' : '20',
    ...(readDecimal(iskonto).digits > 0 && { iskontoOrani: iskonto }),
    ...(faturaTip === 'IHRACKAYITLI' && { istisnaMuafiyetSebebi: '701' }),
    ...Object.assign({}, ...vergiler.map(newTaxFields)),
  };
}

/** Most decimals of a unit price. Source: NUM-13. */
export const UNIT_PRICE_DECIMALS = 5;

/**
 * Rounds a unit price with more than five decimals half away from zero: '1.234565' → '1.23457'. Other texts stay
 * unchanged. Source: A-30.
 */
export function roundUnitPrice(price: string): string {
  const { digits, scale } = readDecimal(price);
  return scale > UNIT_PRICE_DECIMALS
    ? writeDecimal(rescale(digits, scale, UNIT_PRICE_DECIMALS), UNIT_PRICE_DECIMALS)
    : price;
}

/** The fields that adding a tax sets on a line. V9015 gets its rate from the withholding code. (LIN-13) */
export function newTaxFields(code: string): Readonly<Record<string, string>> {
  if (code === kdvTevkifat) return { tevkifatKodu: '', V9015Orani: '' };
  return { [`${code}Orani`]: firstRate(code), [`${code}Tutari`]: '' };
}

/** Konaklama vergisi has a fixed rate; the rate of ÖTV tevkifatı is only shown. Source: REF-03, LIN-11, LIN-12. */
function firstRate(code: string): string {
  if (code === konaklama) return konaklamaRate;
  return code === otvTevkifat ? '100' : '0';
}

/** Whether a line is still untouched: it has neither name nor price. (INV-28) */
export function isUntouchedLine({ malHizmet, birimFiyat }: Line): boolean {
  return !malHizmet?.trim() && !birimFiyat;
}

/** Edits that drop the price typed for KDV Ayır, without those of taxes; miktar keeps it. Source: fiscal-rules 8. */
const dropsGrossPrice: ReadonlySet<string> = /* @__PURE__ */ new Set(lineFieldsWith('dropsGrossPrice'));
/** Reasons of lines with KDV: 555 (outside the rate check) and 151 (without ÖTV). Source: fiscal-rules 6. */
const reasonsBesideKdv: ReadonlySet<unknown> = new Set([outsideRateCheck, '151']);

/**
 * Changes fields of a line and dependent fields: drops the price typed for KDV Ayır where it no longer applies, sets or
 * removes reason 351 with KDV 0 on SATIS and TEVKIFAT, keeps KDV at 0 on KONAKLAMAVERGISI, and removes a permit's line
 * code without reason 702. Source: fiscal-rules 7 and 8, LIN-14, A-16, INV-14.
 */
export function editLine(line: Line, changes: Line, faturaTip: FaturaTip): Line {
  return withPermitCode(editFigures({ ...line, ...changes }, changes, faturaTip));
}

function editFigures(edited: Line, changes: Line, faturaTip: FaturaTip): Line {
  if (Object.keys(changes).some((field) => dropsGrossPrice.has(field) || readTaxField(field)))
    delete edited.kdvDahilBirimFiyat;
  if (changes.kdvOrani === undefined) return edited;
  if (faturaTip === 'KONAKLAMAVERGISI') return { ...edited, kdvOrani: '0' };
  return faturaTip === 'SATIS' || faturaTip === 'TEVKIFAT' ? withReason(edited, changes.kdvOrani) : edited;
}

function withPermitCode({ aliciDibSatirKod, ...line }: Line): Line {
  if (aliciDibSatirKod === undefined || readReason(line.istisnaMuafiyetSebebi ?? '') !== inwardProcessing) return line;
  return { ...line, aliciDibSatirKod: aliciDibSatirKod.toUpperCase() };
}

function withReason(line: Line, kdvOrani: string): Line {
  if (/^0+(?:\.0+)?$/.test(kdvOrani)) return { ...line, istisnaMuafiyetSebebi: noExemption };
  const isGone = line.istisnaMuafiyetSebebi && !reasonsBesideKdv.has(line.istisnaMuafiyetSebebi);
  return isGone ? { ...line, istisnaMuafiyetSebebi: '' } : line;
}

/**
 * Sets a line's withholding code and its rate; 650 leaves the rate to the user. Drops the price typed for KDV Ayır,
 * like every edit of a tax. Source: LIN-10, fiscal-rules 8.
 */
export function applyTevkifatCode({ kdvDahilBirimFiyat: _dropped, ...line }: Line, tevkifatKodu: string): Line {
  const keepsRate = tevkifatKodu === freeTevkifatCode && line.tevkifatKodu === freeTevkifatCode;
  return { ...line, tevkifatKodu, V9015Orani: keepsRate ? line.V9015Orani : (tevkifatRates.get(tevkifatKodu) ?? '') };
}

const calculated: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...lineFieldsWith('isCalculated'),
  `${kdvTevkifat}Tutari`,
]);

/**
 * Converts a saved line for editing or copying. A saved line has both rate and amount. An amount that equals the result
 * of its rate was computed: it is dropped, so that it follows later changes of quantity or price. Another amount was
 * entered and stays. Source: fiscal-rules 2, "Entered or computed".
 */
export function openSavedLine(saved: Line, faturaTip: string | null | undefined): Line {
  let line = without(withCode(saved), isCalculated);
  line = dropComputed(line, faturaTip, 'iskontoTutari', ({ iskontoTutari }) => iskontoTutari);
  for (const field of Object.keys(line)) {
    const tax = readTaxField(field);
    if (tax?.figure === 'Tutari')
      line = dropComputed(
        line,
        faturaTip,
        field,
        ({ taxes }) => taxes.find(({ effect }) => effect.code === tax.code)?.tutar,
      );
  }
  return line;
}

function isCalculated(field: string): boolean {
  return calculated.has(field) || readTaxField(field)?.figure === 'KdvTutari';
}

function withCode(line: Line): Line {
  const { istisnaMuafiyetSebebi } = line;
  return istisnaMuafiyetSebebi ? { ...line, istisnaMuafiyetSebebi: readReason(istisnaMuafiyetSebebi) } : line;
}

function dropComputed(
  line: Line,
  faturaTip: string | null | undefined,
  field: string,
  amountOf: (figures: LineFigures) => Whole | undefined,
): Line {
  const rest = without(line, (other) => other === field);
  const stored = amountOf(calculateLine(line, { faturaTip }));
  const computed = amountOf(calculateLine(rest, { faturaTip }));
  return stored === computed ? rest : line;
}

function without(line: Line, isDropped: (field: string) => boolean): Line {
  return Object.fromEntries(Object.entries(line).filter(([field]) => !isDropped(field)));
}
