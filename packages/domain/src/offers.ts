import { inwardProcessing, noExemption, readReason } from './facts/reasons';
import { isTaxCode, kdvTevkifat, konaklama, otvTevkifat, type TaxCode } from './facts/taxes';
import { freeTevkifatCode } from './facts/tevkifat';
import type { Validity } from './facts/validity';
import type { InvoiceDraft, Line } from './invoice/Invoice';

interface Reason extends Validity {
  readonly value: string;
  readonly title: string;
}

/** The lists of reasons. The caller passes them, because they are large. */
interface ReasonLists {
  readonly istisnaCodes: readonly Reason[];
  readonly exportRegistrationCodes: readonly Reason[];
}

/**
 * The reasons for istisnaMuafiyetSebebi on a line of an invoice of that type and date (YYYY-MM-DD). SATIS, TEVKIFAT and
 * IADE show them only on lines with KDV 0. Source: LIN-14, REF-12.
 */
export function offeredReasons(
  { istisnaCodes, exportRegistrationCodes }: ReasonLists,
  faturaTip: string,
  faturaTarih: string,
): readonly Reason[] {
  const valid = offeredOn(istisnaCodes, faturaTarih);
  if (faturaTip === 'ISTISNA') return valid.filter(({ value }) => value !== noExemption);
  if (faturaTip === 'IHRACKAYITLI') return exportRegistrationCodes;
  if (faturaTip === 'IADE') return [...valid, ...exportRegistrationCodes];
  const needsReason = faturaTip === 'SATIS' || faturaTip === 'TEVKIFAT';
  return needsReason ? valid.filter(({ value }) => value === noExemption) : [];
}

/** The additional fields of a line that its type requires. */
export interface AskedOfLine {
  readonly tevkifat: boolean;
  /** istisnaMuafiyetSebebi. */
  readonly reason: boolean;
  readonly ozelMatrah: boolean;
  /** gtip and the delivery details: packages, transport, delivery term. */
  readonly delivery: boolean;
  /** aliciDibSatirKod. */
  readonly permitCode: boolean;
}

/**
 * The additional fields that a line of that type shows. A field with a value is shown on any type, so that its fault is
 * visible. Source: LIN-14, A-16.
 */
export function askedOfLine(line: Line, faturaTip: string): AskedOfLine {
  const { tevkifatKodu, V9015Orani, istisnaMuafiyetSebebi = '', ozelMatrahNedeni, aliciDibSatirKod } = line;
  const isExport = faturaTip === 'ISTISNA' || faturaTip === 'IHRACKAYITLI';
  const hasReasonAtZero = faturaTip === 'SATIS' || faturaTip === 'TEVKIFAT' || faturaTip === 'IADE';
  return {
    tevkifat: faturaTip === 'TEVKIFAT' || Boolean(tevkifatKodu) || Boolean(V9015Orani),
    reason: isExport || Boolean(istisnaMuafiyetSebebi) || (hasReasonAtZero && line.kdvOrani === '0'),
    ozelMatrah: faturaTip === 'OZELMATRAH' || Boolean(ozelMatrahNedeni),
    delivery: isExport || deliveryFields.some((field) => Boolean(line[field])),
    permitCode: readReason(istisnaMuafiyetSebebi) === inwardProcessing || Boolean(aliciDibSatirKod),
  };
}

const deliveryFields = [
  'gtip',
  'teslimSarti',
  'esyaKapCinsi',
  'kapNo',
  'kapAdet',
  'teslimBedelOdemeYeri',
  'gonderilmeSekli',
] as const;

/** Whether the user enters the withholding rate of a line. Other codes have a fixed rate. Source: LIN-10. */
export function isTevkifatRateFree({ tevkifatKodu }: Line): boolean {
  return tevkifatKodu === freeTevkifatCode;
}

/** The KDV rates in percent that an invoice of that type offers. Source: LIN-07, INV-14. */
export function offeredKdvRates(faturaTip: string): readonly string[] {
  return faturaTip === 'KONAKLAMAVERGISI' ? ['0'] : ['0', '1', '8', '10', '18', '20'];
}

/** The taxes of the invoice that lines have as rate and amount. Withheld KDV has a code instead. Source: LIN-13. */
export function taxesOnLines({
  faturaTip,
  vergiler = [],
}: Pick<InvoiceDraft, 'faturaTip' | 'vergiler'>): readonly TaxCode[] {
  const further = vergiler.filter(isTaxCode).filter((code) => code !== kdvTevkifat);
  const isForced = faturaTip === 'KONAKLAMAVERGISI' && !further.includes(konaklama);
  return isForced ? [konaklama, ...further] : further;
}

/** Whether the line also has an amount per unit: ÖTV on fuel is one by law. Source: LIN-12, fiscal-rules 4. */
export function takesUnitAmount(code: TaxCode): boolean {
  return code === otvTevkifat || code === 'V0071';
}

interface TaxTypeEntry {
  readonly inSpec: boolean;
  readonly invoiceTypes: readonly string[];
}

/** The taxes that the add-tax dialog offers for an invoice type. Source: REF-04, LIN-13. */
export function offeredTaxTypes<Entry extends TaxTypeEntry>(
  taxTypes: readonly Entry[],
  faturaTip: string,
): readonly Entry[] {
  return taxTypes.filter(({ inSpec, invoiceTypes }) => inSpec && invoiceTypes.includes(faturaTip));
}

interface CurrencyEntry {
  readonly portal: boolean;
  readonly current: boolean;
}

/** The currencies that an invoice offers: those of the portal that are in use. Source: REF-08. */
export function offeredCurrencies<Entry extends CurrencyEntry>(currencies: readonly Entry[]): readonly Entry[] {
  return currencies.filter(({ portal, current }) => portal && current);
}

/** The entries of a list that are valid on a day, YYYY-MM-DD, first and last day included. */
export function offeredOn<Entry extends Validity>(entries: readonly Entry[], date: string): readonly Entry[] {
  return entries.filter(
    ({ gecerliBaslangic = '', gecerliBitis = '9999-12-31' }) => gecerliBaslangic <= date && date <= gecerliBitis,
  );
}
