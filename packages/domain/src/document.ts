/**
 * The content of invoices and statements as data, and of invoices as HTML. Pure and without resources to load, for the
 * server's documents and for a preview in the page.
 */
export { describeDraft } from './document/describe/describeDraft';
export { describeInvoice, drawableJpeg, type DescribedInvoice } from './document/describe/describeInvoice';
export {
  describeStatement,
  openItemHeadings,
  statementHeadings,
  type DescribedStatement,
  type Statement,
  type StatementRow,
} from './document/describe/describeStatement';
export type { Fact } from './document/describe/facts';
export type { Column, DescribedLine } from './document/describe/lines';
export { describeSeller, type DescribedParty, type Seller } from './document/describe/parties';
export { documentStyle } from './document/html/documentStyle';
export { markup, SafeMarkup } from './document/html/markup';
export { renderHtml, renderSheet } from './document/html/renderHtml';
export { currencyCode, isZero, kurusOf, printMoney } from './document/money';
export { qrContent, qrSvg } from './document/qr';
export {
  isKdvDeferred,
  KDV,
  lineTaxes,
  lineTevkifat,
  taxSums,
  tevkifatSums,
  type LineTax,
  type LineTevkifat,
} from './document/taxes';
export { cleanText, escapeMarkup, printedNotes } from './document/text';
export { reasonTitle, taxTitle, tevkifatTitle } from './document/titles';
