import { noExemption } from './facts/reasons';

interface Reason {
  readonly value: string;
  readonly title: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The lists that reasons come from; they are large, so whoever asks brings them. */
interface ReasonLists {
  readonly istisnaCodes: readonly Reason[];
  readonly exportRegistrationCodes: readonly Reason[];
}

/**
 * The reasons that a line of an invoice of that type and date (YYYY-MM-DD) may carry in istisnaMuafiyetSebebi; SATIS,
 * TEVKIFAT and IADE show them on lines of KDV 0 only. Source: LIN-14, REF-12.
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

/** The currencies that an invoice offers: those of the portal that are still in use. Source: REF-08. */
export function offeredCurrencies<Entry extends CurrencyEntry>(currencies: readonly Entry[]): readonly Entry[] {
  return currencies.filter(({ portal, current }) => portal && current);
}

interface DatedEntry {
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The entries of a list that hold on a day, YYYY-MM-DD; the first and the last day belong to it. */
export function offeredOn<Entry extends DatedEntry>(entries: readonly Entry[], date: string): readonly Entry[] {
  return entries.filter(({ validFrom = '', validUntil = '9999-12-31' }) => validFrom <= date && date <= validUntil);
}
