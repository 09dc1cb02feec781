/** The contested rules of docs/fiscal-rules.md. Each has one name here, so that it can be changed in one place. */
export interface Policies {
  /**
   * fiscal-rules 1: `stage` rounds after every step; `chain` keeps the figures of a line exact and rounds each once, at
   * the end.
   */
  readonly rounding: 'stage' | 'chain';
  /**
   * fiscal-rules 6: `onTop` adds the KDV of a special base to the net line; `included` means that the price already
   * contains it.
   */
  readonly ozelMatrah: 'onTop' | 'included';
  /**
   * fiscal-rules 7: the KDV of an export-registered delivery is shown but not payable (`deferred`), or payable
   * (`collected`).
   */
  readonly ihracKayitliKdv: 'deferred' | 'collected';
  /**
   * fiscal-rules 8: the residue of a kuruş after KDV Ayır is added to the line's KDV (`adjustKdv`), or stays
   * (`accept`).
   */
  readonly kdvAyirResidue: 'adjustKdv' | 'accept';
}

/** The policies that Kalem uses. */
export const policies: Policies = {
  rounding: 'stage',
  ozelMatrah: 'onTop',
  ihracKayitliKdv: 'deferred',
  kdvAyirResidue: 'adjustKdv',
};
