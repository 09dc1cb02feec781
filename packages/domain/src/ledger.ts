/**
 * The ledger of what customers owe: what an invoice books, payments, and the state of an invoice. A separate entry
 * point, because most screens need none of it.
 */
export type { Whole } from './calculation/arithmetic';
export { toKurus, writeKurus } from './calculation/decimal';
export { type Allocation, Books, type LedgerEntry, smaller } from './ledger/Books';
export { type Claim, claimOf, debtorKey } from './ledger/claim';
export {
  ageingBuckets,
  canWriteOff,
  collectionMark,
  type CollectionMark,
  collectionState,
  dueDaysOf,
  spreadCredits,
  spreadOldestFirst,
} from './ledger/collection';
export { type PaymentLines, writePaymentLines } from './ledger/paymentLines';
export { isRightQr } from './ledger/paymentQr';
export { paymentHint, type PaymentHint } from './ledger/paymentHint';
export { creditLeft, reachOf, receiptMethods, sumInTry } from './ledger/receipt';
export {
  defaultReminderDays,
  describeReminder,
  dueReminders,
  forecastReminders,
  isReminderTime,
  latestStage,
  maskEmail,
  type Remindable,
  reminderDayLimits,
} from './ledger/reminder';
