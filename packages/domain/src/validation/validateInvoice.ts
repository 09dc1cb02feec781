import { daysBetween, isCalendarDate, isClockTime } from '../dates/days';
import { daysLeftToSign, firstDocumentDay, hasFewDays, lastSigningDay } from '../dates/periods';
import { toScreenDate } from '../dates/screenDates';
import { faturaTipOf, isFaturaTip } from '../facts/faturaTip';
import { officialCodes } from '../facts/officialCodes';
import { isTaxCode, taxEffectOfField } from '../facts/taxes';
import { MOST_TERM_DAYS } from '../invoice/dueDate';
import { headerTextEntries } from '../invoice/headerTexts';
import type { Invoice } from '../invoice/Invoice';
import { checkedInvoice, FINAL_CONSUMER } from '../rules/CheckedInvoice';
import { checkRules } from '../rules/checkRules';
import type { RuleContext } from '../rules/RuleContext';
import { atOnce, type Steps } from '../steps';
import { hasWrongCheckDigit, isEmail } from '../text/identifiers';
import { checkLinesTogether } from './checkLinesTogether';
import { FieldChecker, type Fault } from './FieldChecker';
import { validateLine } from './validateLine';

/**
 * Checks whether GİB would accept this invoice, before anything is sent. Returns every fault by wire path: errors
 * prevent saving, warnings do not. An absent type is SATIS, an absent currency TRY. A null type has to be chosen first;
 * the lines are checked after that. Accepts any value and never throws. Source: INV-09, INV-17, INV-18, INV-25, INV-35,
 * INV-36, LST-21, LIN-10 to LIN-15, RUL-05, fiscal-rules 2 to 7, 9 and 12.
 */
export function validateInvoice(invoice: unknown, context: RuleContext = {}): Fault[] {
  return atOnce(validateInSteps(invoice, context));
}

/** `validateInvoice`, one line a step. */
export function* validateInSteps(invoice: unknown, known: RuleContext = {}): Steps<Fault[]> {
  const fields = new FieldChecker(invoice);
  checkDocument(fields, known.today);
  checkRecipient(fields);
  fields.lengths(lengths);
  fields.list('bilinenUyarilar', MOST_PASSED_WARNINGS);
  const faturaTip = fields.value('faturaTip');
  if (faturaTip === null) return fields.faults;
  const returnFaults = faturaTip === 'IADE' ? checkReturns(fields) : [];
  const context = { faturaTip, faturaTarih: fields.value('faturaTarih') };
  const lines = fields.list('malHizmetler', MOST_LINES);
  if (lines.length === 0) fields.error('malHizmetler', 'REQUIRED');
  const lineFaults: Fault[] = [];
  let taxes = 0;
  const kinds = new Set<string>();
  for (const [index, line] of lines.entries()) {
    taxes += countTaxes(line);
    if (taxes > MOST_TAXES) return tooManyTaxes(fields, MOST_TAXES);
    kinds.add(kindOf(line));
    if (kinds.size > MOST_KINDS) return tooManyTaxes(fields, MOST_KINDS);
    lineFaults.push(...validateLine(line, index, context));
    yield;
  }
  const calculated = yield* checkLinesTogether(fields, lines);
  checkRules(checkedInvoice(fields, lines, calculated, known));
  return [...fields.faults, ...returnFaults, ...lineFaults];
}

/** Maximum number of warnings in the contract that a user has passed. */
const MOST_PASSED_WARNINGS = 50;

/** Maximum number of lines in the contract. */
const MOST_LINES = 5000;

/**
 * Maximum number of taxes on all lines: four on each of 5,000. The time to check, store and send an invoice grows with
 * them, and a real line has one or two.
 */
const MOST_TAXES = 20_000;

/** Maximum number of rates and codes that differ. Each is a row of the breakdown; a real invoice has some ten. */
const MOST_KINDS = 900;

const kindFields = ['kdvOrani', 'tevkifatKodu', 'V9015Orani', 'istisnaMuafiyetSebebi', 'ozelMatrahNedeni'];

function kindOf(line: unknown): string {
  const fields: Readonly<Record<string, unknown>> = typeof line === 'object' && line !== null ? { ...line } : {};
  return kindFields.map((field) => (typeof fields[field] === 'string' ? fields[field] : '')).join(' ');
}

function countTaxes(line: unknown): number {
  if (typeof line !== 'object' || line === null) return 0;
  return new Set(Object.keys(line).flatMap((name) => taxEffectOfField(name)?.code ?? [])).size;
}

/** Returned as the only fault; the lines are not checked. */
function tooManyTaxes(fields: FieldChecker, max: number): Fault[] {
  fields.error('malHizmetler', 'TOO_MANY_TAXES', { max });
  return fields.faults;
}

/** Other accepted currency codes. Source: fiscal-rules 9. */
const currencyAliases = new Set(['AFG']);
/** Maximum length in the contract of each text without a stricter rule. */
const lengths = {
  ...Object.fromEntries(headerTextEntries.flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : []))),
  not: 10_000,
};
const otherTexts = [...headerTextEntries.flatMap(([name, { hasRule }]) => (hasRule ? [] : [name])), 'not'];

/**
 * Checks type, date, time, currency, taxes, mail addresses and delivery note. Source: INV-17, INV-35, fiscal-rules 9.
 */
function checkDocument(fields: FieldChecker, today: string | undefined): void {
  if (fields.value('faturaTip') === null) fields.error('faturaTip', 'TYPE_REQUIRED');
  const tip = fields.code('faturaTip');
  if (tip !== '' && !isFaturaTip(tip)) fields.error('faturaTip', 'INVALID_CHOICE');
  const tarih = isBefore2005(fields) ? undefined : fields.requiredDay('faturaTarih', today);
  if (tarih !== undefined && today !== undefined) checkDay(fields, tarih, today);
  const saat = fields.requiredCode('faturaSaat');
  if (saat !== undefined && !isClockTime(saat)) fields.error('faturaSaat', 'INVALID_TIME');
  const irsaliyeTarihi = fields.code('irsaliyeTarihi') === '' ? undefined : fields.requiredDay('irsaliyeTarihi');
  if (irsaliyeTarihi !== undefined && today !== undefined && irsaliyeTarihi > today)
    fields.error('irsaliyeTarihi', 'DELIVERY_NOTE_IN_FUTURE');
  checkDueDate(fields);
  checkCurrency(fields);
  fields.decimal('iskonto', { decimals: 3, most: 100 });
  for (const [index, email] of fields.list('emails', 20).entries()) {
    if (!isEmail(email)) fields.error(`emails[${index}]`, 'MALFORMED_EMAIL');
  }
  for (const [index, code] of fields.list('vergiler', 40).entries()) {
    // An unknown code of an old document is allowed; its lines determine its effect (REF-02).
    if (!isTaxCode(code)) fields.error(`vergiler[${index}]`, 'INVALID_VALUE');
  }
  for (const field of otherTexts) fields.text(field);
}

/** The only fault of such a date. Source: ATK-67, RUL-04. */
function isBefore2005(fields: FieldChecker): boolean {
  const tarih = fields.value('faturaTarih');
  const isBefore = isCalendarDate(tarih) && tarih < firstDocumentDay;
  if (isBefore) fields.error('faturaTarih', 'DATE_BEFORE_2005');
  return isBefore;
}

/** The due date lies at most a year after the invoice, and not before it. Source: MNY-15. */
function checkDueDate(fields: FieldChecker): void {
  const vade = fields.code('vadeTarihi');
  const tarih = fields.value('faturaTarih');
  if (vade === '') return;
  if (!isCalendarDate(vade)) fields.error('vadeTarihi', 'INVALID_DATE');
  else if (isCalendarDate(tarih) && vade < tarih) fields.error('vadeTarihi', 'DUE_BEFORE_INVOICE');
  else if (isCalendarDate(tarih) && daysBetween(tarih, vade) > MOST_TERM_DAYS)
    fields.error('vadeTarihi', 'DUE_TOO_FAR', { max: MOST_TERM_DAYS });
}

/**
 * Checks the follow-up of an approved invoice: its due date, and what an IADE returns. Accepts any value and
 * never throws. Source: MNY-15, MNY-21.
 */
export function validateFollowUp(
  followUp: unknown,
  invoice: Pick<Invoice, 'faturaTarih' | 'faturaTip' | 'portalFaturaTip'>,
): Fault[] {
  const { faturaTarih, faturaTip } = invoice;
  const fields = new FieldChecker({ ...Object(followUp), faturaTarih });
  checkDueDate(fields);
  if (faturaTip === 'IADE') checkReturnKind(fields);
  else if (faturaTipOf(invoice) !== 'IADE' && !fields.isEmpty('iadeTuru')) fields.error('iadeTuru', 'INVALID_VALUE');
  return fields.faults;
}

/** GİB rejects a future date, and an old invoice may be past its signing term. Source: INV-17, LST-21. */
function checkDay(fields: FieldChecker, tarih: string, today: string): void {
  const left = daysLeftToSign(tarih, today);
  const date = toScreenDate(lastSigningDay(tarih));
  if (tarih > today) fields.warn('faturaTarih', 'FUTURE_DATE');
  else if (left < 0) fields.warn('faturaTarih', 'SIGNING_DAY_PASSED', { date });
  else if (hasFewDays(left)) fields.warn('faturaTarih', 'SIGNING_DAY_NEAR', { date });
}

/**
 * The currency must be on GİB's list. A foreign one needs a rate above 0, which a new invoice does not have. Source:
 * fiscal-rules 12.
 */
function checkCurrency(fields: FieldChecker): void {
  const field = fields.isEmpty('paraBirim') && !fields.isEmpty('paraBirimi') ? 'paraBirimi' : 'paraBirim';
  const currency = fields.code(field);
  const isKnown = currency === '' || officialCodes.currencies.has(currency) || currencyAliases.has(currency);
  if (officialCodes.retiredCurrencies.has(currency)) fields.error(field, 'CURRENCY_RETIRED', { code: currency });
  else if (!isKnown) fields.error(field, 'INVALID_CHOICE');
  const kur = fields.decimal('dovizKur', { decimals: 6 });
  const isForeign = currency !== '' && currency !== 'TRY';
  if (isForeign && (fields.isEmpty('dovizKur') || kur?.digits === 0)) fields.error('dovizKur', 'REQUIRED');
}

/** The recipient needs a number of 10 or 11 digits, and a title or a full name. Source: INV-18, INV-35. */
function checkRecipient(fields: FieldChecker): void {
  const vknTckn = fields.required('vknTckn');
  if (vknTckn !== undefined) checkNumber(fields, vknTckn);
  const [unvan, ad, soyad] = [fields.text('aliciUnvan'), fields.text('aliciAdi'), fields.text('aliciSoyadi')];
  if (unvan !== '' || (ad !== '' && soyad !== '')) return;
  const isPerson = ad !== '' || soyad !== '' || vknTckn?.length === 11;
  if (!isPerson) fields.error('aliciUnvan', 'REQUIRED');
  if (isPerson && ad === '') fields.error('aliciAdi', 'REQUIRED');
  if (isPerson && soyad === '') fields.error('aliciSoyadi', 'REQUIRED');
}

function checkNumber(fields: FieldChecker, vknTckn: string): void {
  if (!/^[0-9]{10,11}$/.test(vknTckn)) fields.error('vknTckn', 'VKN_TCKN_LENGTH');
  else if (hasWrongCheckDigit(vknTckn)) fields.warn('vknTckn', 'VKN_TCKN_CHECK_DIGIT');
}

const NUMBER_LENGTH = 16;

const returnKinds: readonly unknown[] = ['ALIS_IADESI', 'SATIS_IADESI'];

/**
 * Kind and returned invoices of an IADE: numbers of 16 characters, dates not later than this invoice. Source: INV-25,
 * INV-35, MNY-07, MNY-10.
 */
function checkReturns(fields: FieldChecker): readonly Fault[] {
  checkReturnKind(fields);
  if (fields.code('vknTckn') === FINAL_CONSUMER) fields.warn('vknTckn', 'RETURN_BY_CONSUMER');
  const rows = fields.list('iadeFaturalari', 100);
  if (rows.length === 0) fields.error('iadeFaturalari', 'REQUIRED');
  const faturaTarih = fields.value('faturaTarih');
  return rows.flatMap((row, index) => checkReturn(new FieldChecker(row, `iadeFaturalari[${index}].`), faturaTarih));
}

function checkReturnKind(fields: FieldChecker): void {
  const kind = fields.required('iadeTuru');
  if (kind !== undefined && !returnKinds.includes(kind)) fields.error('iadeTuru', 'INVALID_CHOICE');
}

function checkReturn(row: FieldChecker, faturaTarih: unknown): readonly Fault[] {
  const numara = row.requiredCode('faturaNumarasi');
  if (numara !== undefined && !isNumber(numara)) row.error('faturaNumarasi', 'RETURN_NUMBER_LENGTH');
  const tarih = row.requiredDay('faturaTarih');
  if (tarih !== undefined && isCalendarDate(faturaTarih) && tarih > faturaTarih)
    row.error('faturaTarih', 'RETURN_DATE_AFTER_INVOICE');
  return row.faults;
}

function isNumber(text: string): boolean {
  return text.length === NUMBER_LENGTH && /^[A-Z0-9]+$/.test(text);
}
