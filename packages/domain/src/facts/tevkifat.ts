/** The withholding code without a fixed rate: the user enters it. Source: fiscal-rules 5, LIN-10. */
export const freeTevkifatCode = '650';

/** Tenths of the KDV that the buyer withholds for the codes 601, 602 … 627. Source: fiscal-rules 5, REF-10. */
const tenths = '497559997999957577779952325';

/** Percent of the KDV that the buyer withholds, by code; 650 is free. 627-Ex is 627 before November 2022. */
export const tevkifatRates: ReadonlyMap<string, string> = /* @__PURE__ */ listRates();

function listRates(): ReadonlyMap<string, string> {
  const partial = [...tenths].map((tenth, index): [string, string] => [`${601 + index}`, `${tenth}0`]);
  const full = Array.from({ length: 25 }, (_, index): [string, string] => [`${801 + index}`, '100']);
  return new Map([...partial, ['627-Ex', '40'], ...full]);
}
