/**
 * What finds the faults of an invoice and explains its totals. It has an entry of its own, for a screen can show an
 * invoice, and take the first keys, without it.
 */
export { explainTotals, type LinePart, type TotalsExplanation } from './calculation/explainTotals';
export { formerTevkifatRate } from './validation/checkTaxes';
export { validateInSteps, validateInvoice } from './validation/validateInvoice';
export { validateLine } from './validation/validateLine';
