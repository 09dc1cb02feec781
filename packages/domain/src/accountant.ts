/**
 * What the accountant of a company gets: an invoice taken apart by rate, code and tax. A separate entry point, because
 * most screens need none of it.
 */
export { breakdownOf, type BreakdownRow, type BrokenDownInvoice } from './accountant/breakdown';
export { type DefterDurumu, defterDurumuOf, objectionNotice } from './accountant/defterDurumu';
export { invoiceTypeOf } from './accountant/invoiceType';
