/** The reason of a line with KDV 0 that is no exemption, on SATIS and TEVKIFAT. Source: REF-12, fiscal-rules §6. */
export const noExemption = '351';
