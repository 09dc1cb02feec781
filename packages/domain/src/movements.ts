/**
 * Movements of bank accounts: reading statements, recognizing what was taken before, and matching with open invoices. A
 * separate entry point, because only the server and one screen need it.
 */
export { type BankMovement, movementLengths, tidyMovement } from './movements/BankMovement';
export { findReversed, type TakenCredit } from './movements/findReversed';
export {
  type IncomingMovement,
  movementKey,
  movementKeys,
  type Pairing,
  pairMovements,
  type StoredMovement,
} from './movements/identity';
export { createMatcher, type Matcher } from './movements/matching/createMatcher';
export type { MatchReason, MatchResult, MatchRule, Proposal } from './movements/matching/MatchResult';
export { payerKeys } from './movements/matching/Payer';
export type { MatchChoices } from './movements/matching/rules';
export type { ManualReceipt, OpenInvoice } from './movements/matching/OpenInvoice';
export { isMt940, type Mt940Account, readMt940 } from './movements/readMt940';
export type {
  AmountColumn,
  NumberStyle,
  StatementColumns,
  StatementHeadings,
  StatementRow,
} from './movements/statement/columns';
export { findHeadings, guessHeadings, headingsKey } from './movements/statement/headings';
export { type ReadStatement, readStatementRows, type StatementFault } from './movements/statement/readStatementRows';
export { atOnce } from './steps';
