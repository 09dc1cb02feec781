/** The contested rules of docs/fiscal-rules.md: each stands behind one name, so that it can be changed in one place. */
export interface Policies {
  /** fiscal-rules 1: `stage` rounds after every step; `chain` rounds each exact figure of a line once, at the end. */
  readonly rounding: 'stage' | 'chain';
  /** fiscal-rules 6: KDV of a special base is added on top of the net line, or is already inside its price. */
  readonly ozelMatrah: 'onTop' | 'included';
  /** fiscal-rules 7: KDV of an export-registered delivery is shown, and collected from the exporter or not. */
  readonly ihracKayitliKdv: 'deferred' | 'collected';
  /** fiscal-rules 8: the kuruş that remains after KDV Ayır is taken up by the line's KDV, or stays visible. */
  readonly kdvAyirResidue: 'adjustKdv' | 'accept';
}

/** What Kalem does. */
export const policies: Policies = {
  rounding: 'stage',
  ozelMatrah: 'onTop',
  ihracKayitliKdv: 'deferred',
  kdvAyirResidue: 'adjustKdv',
};
