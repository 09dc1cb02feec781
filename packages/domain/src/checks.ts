/**
 * What finds the faults of an invoice, of a card and of a request, and explains totals. It has an entry of its own, for
 * a screen can show them, and take the first keys, without it.
 */
export { explainTotals, type LinePart, type TotalsExplanation } from './calculation/explainTotals';
export { formerTevkifatRate } from './validation/checkTaxes';
export { validateBankEntry, validateExplanation, validateRequest } from './validation/invoicingForms';
export { validateCustomer } from './validation/validateCustomer';
export { validateInSteps, validateInvoice } from './validation/validateInvoice';
export { validateLine } from './validation/validateLine';
export { validatePartner, validatePartnerKey, validatePartnerSession } from './validation/partnerForms';
export { validateStockItem } from './validation/validateStockItem';
