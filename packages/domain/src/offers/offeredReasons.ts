import { noExemption } from '../facts/reasons';
import { offeredOn } from './offeredOn';

interface Reason {
  readonly value: string;
  readonly title: string;
  readonly validFrom?: string;
  readonly validUntil?: string;
}

/** The lists that reasons come from; they are large, so whoever asks brings them. */
export interface ReasonLists {
  readonly istisnaCodes: readonly Reason[];
  readonly exportRegistrationCodes: readonly Reason[];
}

/**
 * The reasons that a line of an invoice of that type and date (YYYY-MM-DD) may carry in istisnaMuafiyetSebebi; SATIS, TEVKIFAT and IADE show
 * them on lines of KDV 0 only. Source: LIN-14, REF-12.
 */
export function offeredReasons(
  { istisnaCodes, exportRegistrationCodes }: ReasonLists,
  faturaTip: string,
  faturaTarih: string,
): readonly Reason[] {
  const valid = offeredOn(istisnaCodes, faturaTarih);
  if (faturaTip === 'ISTISNA') return valid.filter(({ value }) => value !== noExemption);
  if (faturaTip === 'IHRACKAYITLI') return exportRegistrationCodes;
  // What the returned invoice carried may have ended since, but must have begun.
  if (faturaTip === 'IADE')
    return [...istisnaCodes.filter(({ validFrom = '' }) => validFrom <= faturaTarih), ...exportRegistrationCodes];
  const needsReason = faturaTip === 'SATIS' || faturaTip === 'TEVKIFAT';
  return needsReason ? valid.filter(({ value }) => value === noExemption) : [];
}
