/** The reason for a line with KDV 0 without an exemption, on SATIS and TEVKIFAT. Source: REF-12, fiscal-rules 6. */
export const noExemption = '351';

/** The reason that excludes a line from the check of KDV rates. Such a line has KDV. Source: fiscal-rules 6. */
export const outsideRateCheck = '555';

/** The reason of a line under an inward processing permit. GİB requires GTİP and line code. Source: fiscal-rules 7. */
export const inwardProcessing = '702';

/** Normalises an exemption reason: '351*' of documents is 351. Source: REF-12. */
export function readReason(istisnaMuafiyetSebebi: string): string {
  return istisnaMuafiyetSebebi === `${noExemption}*` ? noExemption : istisnaMuafiyetSebebi;
}

/** Whether a reason is an özel matrah (801 to 812); every other one is an exemption. Source: fiscal-rules 6, 12. */
export function isOzelMatrah(sebep: string): boolean {
  return /^8\d\d$/.test(sebep);
}
