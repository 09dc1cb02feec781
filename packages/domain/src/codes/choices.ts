/** Months of a card's expiry, '01' to '12' (REF-19, NUM-15). */
export const months: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Years of a card's expiry, '2022' to '2099' (REF-19, NUM-15). */
export const years: readonly string[] = Array.from({ length: 78 }, (_, index) => String(2022 + index));

/** Images of a company (REF-19). */
export const imageTypes = ['LOGO', 'IMZA'] as const;
