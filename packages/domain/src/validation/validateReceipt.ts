import { toKurus } from '../calculation/decimal';
import { isCalendarDate } from '../dates/days';
import { firstDocumentDay } from '../dates/periods';
import { toScreenDate } from '../dates/screenDates';
import { officialCodes } from '../facts/officialCodes';
import { MOST_WRITE_OFF } from '../ledger/collection';
import { creditLeft, receiptMethods } from '../ledger/receipt';
import { numbersOfMany } from '../text/identifiers';
import { formatAmount } from '../text/numbers';
import { FieldChecker, type Fault } from './FieldChecker';

const EXPLANATION_LENGTH = 200;
const RATE_DECIMALS = 6;
/** Most invoices that one payment closes. (MNY-30) */
const MOST_INVOICES = 500;

/** An invoice that a payment may close. */
interface PayableInvoice {
  readonly paraBirim: string;
  /** What is left to pay. */
  readonly kalan: string;
}

interface ReceiptContext {
  /** YYYY-MM-DD in Istanbul. */
  readonly today: string;
  /** The invoice with this id, if payments for it can be booked. */
  readonly invoice: (id: string) => PayableInvoice | undefined;
}

const methods: ReadonlySet<string> = new Set(receiptMethods);

/**
 * A payment received `{ faturaId, cariHesapId or taslakId, tarih, tutar, paraBirim, kur, yontem, aciklama,
 * dagitim[{ faturaId, tutar }] }`. Invoices that the context does not know are left to the caller. Source: MNY-27,
 * MNY-28, MNY-32, MNY-40, MNY-110.
 */
export function validateReceipt(receipt: unknown, { today, invoice }: ReceiptContext): Fault[] {
  const fields = new FieldChecker(receipt);
  const isAdvance = fields.code('taslakId') !== '';
  if (isAdvance && fields.list('dagitim', MOST_INVOICES).length > 0) fields.error('dagitim', 'INVALID_VALUE');
  if (!isAdvance && fields.code('cariHesapId') === '') fields.required('faturaId');
  return checkShares(fields, checkMoney(fields, today), invoice);
}

/**
 * What a recorded payment closes: `{ tutar, paraBirim, kur, dagitim[{ faturaId, tutar }] }`. Its other fields were
 * checked when it was recorded. Source: MNY-31.
 */
export function validateAllocations(receipt: unknown, invoice: ReceiptContext['invoice']): Fault[] {
  const fields = new FieldChecker(receipt);
  return checkShares(fields, fields.code('paraBirim'), invoice);
}

function checkShares(fields: FieldChecker, paraBirim: string, invoice: ReceiptContext['invoice']): Fault[] {
  const rows = fields.list('dagitim', MOST_INVOICES).map((row, n) => checkRow(row, n, invoice));
  const known = rows.flatMap(({ faults, share }) => (faults.length === 0 && share ? [share] : []));
  const foreign = known.filter((share) => share.paraBirim !== paraBirim);
  if (foreign.length > 0) checkPositive(fields, 'kur', RATE_DECIMALS);
  if (paraBirim !== 'TRY' && foreign.some((share) => share.paraBirim !== 'TRY'))
    fields.error('paraBirim', 'INVALID_CHOICE');
  repeated(fields);
  const faults = [...fields.faults, ...rows.flatMap((row) => row.faults)];
  if (faults.length > 0) return faults;
  const [tutar, kur] = [fields.code('tutar'), fields.code('kur')];
  if (creditLeft({ tutar, paraBirim, kur, dagitim: known }) === null)
    fields.error('tutar', 'ALLOCATIONS_EXCEED_RECEIPT');
  return fields.faults;
}

/** Day, amount, currency, method and explanation of money that moved. Returns the currency. */
function checkMoney(fields: FieldChecker, today: string): string {
  checkDay(fields, today);
  checkPositive(fields, 'tutar', 2);
  const paraBirim = checkCurrency(fields);
  if (fields.required('yontem') !== undefined) fields.listed('yontem', methods);
  checkExplanation(fields);
  return paraBirim;
}

function checkCurrency(fields: FieldChecker): string {
  const paraBirim = fields.requiredCode('paraBirim') ?? '';
  const { currencies, retiredCurrencies } = officialCodes;
  if (paraBirim !== '' && !currencies.has(paraBirim) && !retiredCurrencies.has(paraBirim))
    fields.error('paraBirim', 'INVALID_CHOICE');
  return paraBirim;
}

function checkExplanation(fields: FieldChecker): void {
  fields.text('aciklama');
  fields.lengths({ aciklama: EXPLANATION_LENGTH });
}

/**
 * A refund `{ cariHesapId, tarih, tutar, paraBirim, yontem, aciklama }` of a customer account with a `credit` in that
 * currency. Source: MNY-33.
 */
export function validateRefund(refund: unknown, { today, credit }: { today: string; credit: string }): Fault[] {
  const fields = new FieldChecker(refund);
  checkMoney(fields, today);
  if (fields.faults.length === 0 && toKurus(fields.code('tutar')) > toKurus(credit))
    fields.error('tutar', 'REFUND_EXCEEDS_CREDIT', { amount: formatAmount(credit) });
  return fields.faults;
}

/** A write-off `{ aciklama }` of an invoice with a rest of `kalan`. Source: MNY-34. */
export function validateWriteOff(writeOff: unknown, kalan: string): Fault[] {
  const fields = new FieldChecker(writeOff);
  checkExplanation(fields);
  if (toKurus(kalan) > toKurus(MOST_WRITE_OFF))
    fields.error('kalan', 'WRITE_OFF_TOO_LARGE', { max: formatAmount(MOST_WRITE_OFF) });
  return fields.faults;
}

/** How much a received return lowers the balance: `{ tutar }`. Source: MNY-26. */
export function validateReturnDeduction(deduction: unknown): Fault[] {
  const fields = new FieldChecker(deduction);
  checkPositive(fields, 'tutar', 2);
  return fields.faults;
}

/** An opening balance `{ tutar, paraBirim, vadeTarihi }`, whose amount may have a minus. Source: MNY-42. */
export function validateOpening(opening: { readonly tutar?: unknown }): Fault[] {
  return openingFields(opening).faults;
}

/** A row of opening balances: `{ vknTckn, unvan }` and the fields of `validateOpening`. Source: MNY-42. */
export function validateOpeningRow(row: { readonly tutar?: unknown }): Fault[] {
  const fields = openingFields(row);
  const vknTckn = fields.required('vknTckn') ?? '';
  if (vknTckn !== '' && !/^\d{10,11}$/.test(vknTckn))
    fields.error('vknTckn', vknTckn.length > VKN_LENGTH ? 'TCKN_LENGTH' : 'VKN_LENGTH');
  if (numbersOfMany.includes(vknTckn)) fields.required('unvan');
  fields.text('unvan');
  fields.lengths({ unvan: NAME_LENGTH });
  return fields.faults;
}

const VKN_LENGTH = 10;
const NAME_LENGTH = 300;

function openingFields(opening: { readonly tutar?: unknown }): FieldChecker {
  const { tutar } = opening;
  const fields = new FieldChecker({ ...opening, tutar: typeof tutar === 'string' ? tutar.replace(/^-/, '') : tutar });
  fields.requiredDecimal('tutar', { decimals: 2 });
  checkCurrency(fields);
  const day = fields.code('vadeTarihi');
  if (day !== '' && !isCalendarDate(day)) fields.error('vadeTarihi', 'INVALID_DATE');
  else if (day !== '' && day < firstDocumentDay)
    fields.error('vadeTarihi', 'DATE_TOO_EARLY', { date: toScreenDate(firstDocumentDay) });
  return fields;
}

function checkDay(fields: FieldChecker, today: string): void {
  const day = fields.requiredCode('tarih');
  if (day === undefined) return;
  if (!isCalendarDate(day)) fields.error('tarih', 'INVALID_DATE');
  else if (day < firstDocumentDay) fields.error('tarih', 'DATE_TOO_EARLY', { date: toScreenDate(firstDocumentDay) });
  else if (day > today) fields.error('tarih', 'RECEIPT_IN_FUTURE');
}

function checkPositive(fields: FieldChecker, field: string, decimals: number): void {
  const before = fields.faults.length;
  fields.requiredDecimal(field, { decimals });
  if (fields.faults.length === before && !fields.isPositive(field)) fields.error(field, 'NOT_POSITIVE');
}

function checkRow(row: unknown, n: number, invoice: ReceiptContext['invoice']) {
  const fields = new FieldChecker(row, `dagitim[${n}].`);
  const id = fields.required('faturaId');
  checkPositive(fields, 'tutar', 2);
  const found = id === undefined ? undefined : invoice(id);
  const tutar = fields.code('tutar');
  if (found && toKurus(tutar) > toKurus(found.kalan))
    fields.error('tutar', 'ALLOCATION_EXCEEDS_OPEN', { amount: formatAmount(found.kalan) });
  return { faults: fields.faults, share: found && { tutar, paraBirim: found.paraBirim } };
}

/** Two rows of one invoice. (MNY-110) */
function repeated(fields: FieldChecker): void {
  const seen = new Set<unknown>();
  const rows = fields.value('dagitim');
  for (const [n, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const id: unknown = new FieldChecker(row).value('faturaId');
    if (typeof id === 'string' && seen.has(id)) fields.error(`dagitim[${n}].faturaId`, 'INVALID_VALUE');
    seen.add(id);
  }
}
