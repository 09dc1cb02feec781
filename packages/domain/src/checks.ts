/**
 * Validates an invoice, a card or a request, and explains totals. A separate entry point, because a screen can render
 * and accept the first keys without it.
 */
export { explainTotals, type LinePart, type TotalsExplanation } from './calculation/explainTotals';
export { formerTevkifatRate } from './facts/validity';
export { knownWarningKey, kuralOf, rankOf, type Rank } from './rules/ranks';
export type { RecentInvoice, RuleContext } from './rules/RuleContext';
export { longerThresholds, thresholds, type Threshold, type ThresholdName } from './rules/thresholds';
export {
  validateBankEntry,
  validateCollectionSettings,
  validateExplanation,
  validateRequest,
} from './validation/invoicingForms';
export { validateCustomer } from './validation/validateCustomer';
export { validateFollowUp, validateInSteps, validateInvoice } from './validation/validateInvoice';
export { validateLine } from './validation/validateLine';
export { validatePartner, validatePartnerKey, validatePartnerSession } from './validation/partnerForms';
export {
  validateAllocations,
  validateOpening,
  validateReceipt,
  validateRefund,
  validateReturnDeduction,
  validateWriteOff,
} from './validation/validateReceipt';
export { plainDebtor, validatePaymentRequest } from './validation/validatePaymentRequest';
export { validateStockItem } from './validation/validateStockItem';
export { isValidIban } from './text/identifiers';
