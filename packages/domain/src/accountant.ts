/**
 * What the accountant of a company gets: an invoice taken apart by rate, code and tax. A separate entry point, because
 * most screens need none of it.
 */
export { breakdownInSteps, breakdownOf, type BreakdownRow, type BrokenDownInvoice } from './accountant/breakdown';
export { type DefterDurumu, defterDurumuOf, objectionText } from './accountant/defterDurumu';
export { invoiceTypeOf } from './accountant/invoiceType';
export {
  type CariKurali,
  fillProposals,
  isLedgerCode,
  type LedgerCode,
  type LedgerCodes,
  type MapRow,
  readLedgerCodes,
  type Role,
  roles,
  validateOffice,
} from './accountant/ledgerMap';
export { type ChoiceName, choiceNames, choices, type Choices, isAskedBy, takeProposals } from './accountant/choices';
export { hasEntries, type Program, programs } from './accountant/programs';
export {
  type ByHandReason,
  byHandReasons,
  cancellationText,
  type Entry,
  type EntryLine,
  reverseEntry,
} from './accountant/Entry';
export { type BookedInvoice, entryOf, type EntryOutcome, type EntrySettings } from './accountant/entryOf';
export {
  type CodeFault,
  describeImbalance,
  findCodeFaults,
  findImbalances,
  type Imbalance,
  sumsOf,
} from './accountant/faults';
export {
  type Current,
  digestTextOf,
  findRepeated,
  type Mark,
  type PackEntry,
  packEntriesOf,
  zeroText,
} from './accountant/packEntries';
export { createFileNumbering, createVoucherNumbering, type FisDuzeni, proposeFisDuzeni } from './accountant/vouchers';
export { breakdownInTl, type ExchangedInvoice } from './accountant/breakdownInTl';
export {
  createMonthSummary,
  type MonthSummary,
  type SummarizedInvoice,
  type SummaryGroups,
} from './accountant/monthSummary';
export { muhasebeColumns, muhasebeRows, muhasebeSheet, type SheetInvoice } from './accountant/files/breakdownColumns';
export { cellText, encodeCp1254, writeCsvLine } from './accountant/files/cellText';
export {
  fislerColumns,
  fislerSheet,
  lucaBilancoColumns,
  lucaBilancoSheet,
  type VoucherLine,
} from './accountant/files/entryColumns';
export { type ListedInvoice, listOutcomeOf, type ListOutcome } from './accountant/files/listedInvoice';
export { type IsletmeTexts, lucaIsletmeHeadings, lucaIsletmeRows } from './accountant/files/lucaIsletme';
export { LISTE_MOST_ROWS, lucaListeHeadings, lucaListeRow } from './accountant/files/lucaListe';
