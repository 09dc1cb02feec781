/** The reason of a line with KDV 0 that is no exemption, on SATIS and TEVKIFAT. Source: REF-12, fiscal-rules 6. */
export const noExemption = '351';

/** The reason of a line whose KDV rate the official check leaves alone; it bears KDV. Source: fiscal-rules 6. */
export const outsideRateCheck = '555';

/** The reason of a line under an inward processing permit: GİB wants GTİP and line code. Source: fiscal-rules 7. */
export const inwardProcessing = '702';

/** The code of an exemption reason as it was read: the documents' '351*' is 351. Source: REF-12. */
export function readReason(istisnaMuafiyetSebebi: string): string {
  return istisnaMuafiyetSebebi === `${noExemption}*` ? noExemption : istisnaMuafiyetSebebi;
}
