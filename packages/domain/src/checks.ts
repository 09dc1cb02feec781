/**
 * Finds the faults of an invoice, a card or a request, and explains totals. It has an entry of its own because a screen
 * can appear, and take the first keys, without it.
 */
export { explainTotals, type LinePart, type TotalsExplanation } from './calculation/explainTotals';
export { formerTevkifatRate } from './validation/checkTaxes';
export { validateBankEntry, validateExplanation, validateRequest } from './validation/invoicingForms';
export { validateCustomer } from './validation/validateCustomer';
export { validateInSteps, validateInvoice } from './validation/validateInvoice';
export { validateLine } from './validation/validateLine';
export { validatePartner, validatePartnerKey, validatePartnerSession } from './validation/partnerForms';
export { validateStockItem } from './validation/validateStockItem';
