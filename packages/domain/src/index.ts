export { amountInWords } from './calculation/amountInWords';
export type { CalculableInvoice, CalculableLine } from './calculation/CalculableInvoice';
export { calculateInSteps, calculateInvoice } from './calculation/calculateInvoice';
export { calculateLine } from './calculation/calculateLine';
export { subtractAmounts, sumByCurrency, summarize, sumAmounts, writeKurus } from './calculation/decimal';
export { InvoiceSums } from './calculation/InvoiceSums';
export { writeLine, type CalculatedLine, type LineFigures } from './calculation/LineFigures';
export { policies } from './calculation/policies';
export { tlKarsiligiOf, toTl, totalsOf, type InvoiceTotals, type TlKarsiligi } from './calculation/totals';
export { ownOpenAddress, printedAddress, streetName } from './companyAddress';
export { companyName, matchesCompany } from './companies';
export { addDays, DAY_MS, daysBetween, isCalendarDate, isClockTime, istanbulNow, isWeekend } from './dates/days';
export {
  daysLeftToObject,
  daysLeftToSign,
  defaultDateRange,
  hasFewDays,
  lastInvoiceDayDueBy,
  lastInvoiceDayDueSoon,
  lastObjectionDay,
  lastSigningDay,
  objectionDays,
  presetRange,
  signingDays,
  type DateRange,
  type RangePreset,
} from './dates/periods';
export { fromDayFirst, fromScreenDate, toDayFirst, toDottedDate, toScreenDate } from './dates/screenDates';
export { customerColumns, lineColumns, readTevkifatCell, stockColumns } from './excel/cardColumns';
export { isLineHead, lineHeadings, readLineHead } from './excel/lineRows';
export {
  codeOfTitle,
  errorCell,
  exportFiles,
  fieldsOfHeadings,
  headingKey,
  missingHeadings,
  readCell,
  readSheet,
  spreadsheetExtensions,
  writeSheet,
  type Cell,
  type ReadableColumn,
} from './excel/sheets';
export { faturaTipOf, type FaturaTip } from './facts/faturaTip';
export { readReason } from './facts/reasons';
export {
  isFurtherTaxRate,
  isTaxCode,
  kdvTevkifat,
  konaklama,
  readTaxField,
  type TaxCode,
  taxEffect,
  type TaxField,
} from './facts/taxes';
export { dayAfterLast, type Validity } from './facts/validity';
export { copyInvoice, newInvoice, openInvoice, toWireDraft } from './invoice/draft';
export {
  addReturnedInvoices,
  addTax,
  appendLines,
  changeInvoiceType,
  changesOfRow,
  makeSale,
  removeTax,
  settleInvoiceType,
} from './invoice/editInvoice';
export {
  emptyHeaderTexts,
  headerTextEntries,
  headerTexts,
  mapHeaderTexts,
  type HeaderTextName,
} from './invoice/headerTexts';
export { lineFieldNames, lineFields } from './invoice/lineFields';
export { isEditable, readApprovalStatus, salesOf, type Invoice, type InvoiceDraft, type Line } from './invoice/Invoice';
export { applyKdvAyir, extractKdv } from './invoice/kdvAyir';
export { applyTevkifatCode, editLine, newLine, roundUnitPrice, UNIT_PRICE_DECIMALS } from './invoice/lines';
export {
  daysLate,
  dueDateAfter,
  dueDateInNotes,
  dueDayOf,
  dueDaysWithoutTerm,
  fillTerm,
  moveDueDate,
  MOST_TERM_DAYS,
  readTermDays,
  termOf,
  usualTerms,
} from './invoice/dueDate';
export { automaticNotes, composeNotes, noteParts, readyNotesOf, splitNotes } from './invoice/notes';
export { applyCustomer, composeAddress, recipientFromRegistry } from './invoice/recipient';
export { applyStock, findStockFault } from './invoice/stock';
export { licenceDays, licenceStatus, membershipCharge, membershipPrice, trialDays, yearlyPrice } from './membership';
export type { FaultCode } from './messages';
export {
  askedOfLine,
  isTevkifatRateFree,
  offeredCurrencies,
  offeredKdvRates,
  offeredOn,
  offeredReasons,
  offeredTaxTypes,
  takesUnitAmount,
  taxesOnLines,
} from './offers';
export { permissionNames } from './generated/permissionNames';
export { fullPermissions, impliedPermissions, noPermissions } from './permissions';
export { amountColour, canRaiseRequest, isVoid, shownRequests } from './requests';
export { screenMode } from './screenMode';
export type { Steps } from './steps';
export { formatIban, isEmail, isValidTckn, isValidVkn, numbersOfMany } from './text/identifiers';
export { joinFilled, joinMessages } from './text/joinFilled';
export { foldTr, initialsOf, isBlank, upperTr } from './text/letters';
export { formatAmount, formatNumber, formatUnitPrice, parseTurkishNumber } from './text/numbers';
export { formatPhone, isSmsCodeComplete, normalizePhone, normalizeSmsCode, toPersonPhone } from './text/phones';
export { compareTr, sortKeyTr } from './text/sorting';
export {
  validateEmailChange,
  validateEmailForm,
  validateLogin,
  validateNameChange,
  validatePasswordChange,
  validatePasswordReset,
  validatePhoneChange,
  validateRegistration,
  validateSignUp,
} from './validation/personForms';
export {
  deletionWord,
  imageBytes,
  isImageAllowed,
  validateApiKey,
  validateCompany,
  validateGibCredentials,
  validateHandOver,
  validateNewCompany,
} from './validation/companyForms';
export type { Fault } from './validation/FieldChecker';
export { validateCampaign, validateDemoExtension, validatePayment } from './validation/paymentForms';
export { validateWebhook } from './validation/webhookForms';
