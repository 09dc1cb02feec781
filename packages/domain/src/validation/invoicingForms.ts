import { objectionMethods } from '../codes/invoice-types';
import { isCalendarDate } from '../dates/days';
import { firstDocumentDay } from '../dates/periods';
import { toScreenDate } from '../dates/screenDates';
import { reminderDayLimits } from '../ledger/reminder';
import { isValidIban } from '../text/identifiers';
import { FormChecker } from './FormChecker';
import { FieldChecker, type Fault } from './FieldChecker';

const EXPLANATION_LENGTH = 1000;
/** Banks take no longer names. */
const HOLDER_LENGTH = 140;

/** Kinds of request forms: raising a request on an invoice, or answering one. */
type RequestForm = 'IPTAL' | 'ITIRAZ' | 'KABUL' | 'RET';

/**
 * Checks the form of a request. A cancellation (IPTAL) requires an explanation; an objection (ITIRAZ) a method, number
 * and date of its paper and an explanation; a rejection (RET) a reason; an acceptance (KABUL) no further field. All
 * require the id of the invoice or request. `today` is YYYY-MM-DD in Istanbul. Source: REQ-03, REQ-04, REQ-19, ATK-67.
 */
export function validateRequest(kind: RequestForm, form: unknown, { today }: { today?: string } = {}): Fault[] {
  const fields = new FieldChecker(form);
  const isAnswer = kind === 'KABUL' || kind === 'RET';
  requireDay(fields, isAnswer ? 'tarih' : 'faturaTarih');
  fields.required('belgeNumarasi');
  if (isAnswer) fields.required('saticiVknTckn');
  if (kind === 'ITIRAZ') checkObjection(fields, today);
  if (kind !== 'KABUL' && [...(fields.required('aciklama') ?? '')].length > EXPLANATION_LENGTH)
    fields.error('aciklama', 'TEXT_TOO_LONG', { max: EXPLANATION_LENGTH });
  return fields.faults;
}

function checkObjection(fields: FieldChecker, today: string | undefined): void {
  const method = fields.requiredCode('itirazYontemi');
  if (method !== undefined && !objectionMethods.some(({ value }) => value === method))
    fields.error('itirazYontemi', 'INVALID_CHOICE');
  fields.required('referansBelgeNumarasi');
  fields.requiredDay('referansBelgeTarih', today);
}

function requireDay(fields: FieldChecker, field: string): void {
  const day = fields.requiredCode(field);
  if (day !== undefined && !isCalendarDate(day)) fields.error(field, 'INVALID_DATE');
}

/**
 * A bank entry `{ bankaAdi, iban, hesapSahibi, paraBirim }` of the ready notes: a currency that invoices can have, if
 * given. Source: NOT-05, MNY-71.
 */
export function validateBankEntry(entry: unknown): Fault[] {
  const fields = new FieldChecker(entry);
  fields.required('bankaAdi');
  const iban = fields.required('iban');
  if (iban !== undefined && !isValidIban(iban)) fields.error('iban', 'INVALID_IBAN');
  if ([...fields.text('hesapSahibi')].length > HOLDER_LENGTH)
    fields.error('hesapSahibi', 'TEXT_TOO_LONG', { max: HOLDER_LENGTH });
  const currency = fields.code('paraBirim');
  if (fields.value('paraBirim') !== undefined && !/^[A-Z]{3}$/.test(currency))
    fields.error('paraBirim', 'INVALID_CHOICE');
  return fields.faults;
}

/** An explanation `{ aciklama }` of the ready notes. Source: NOT-05. */
export function validateExplanation(explanation: unknown): Fault[] {
  const fields = new FieldChecker(explanation);
  fields.required('aciklama');
  return fields.faults;
}

/**
 * The settings of collection `{ vadeGunu, baslangic, hatirlatmaGunleri }`: a term of 0 to 365 whole days, or none, the
 * day on which tracking starts, from 2005 until today, or none, and up to five days from the due day.
 * Source: MNY-13, MNY-23, MNY-63.
 */
export function validateCollectionSettings(settings: unknown, { today }: { readonly today: string }): Fault[] {
  const fields = new FormChecker(settings);
  fields.termDays('vadeGunu');
  checkReminderDays(fields);
  const start = fields.code('baslangic');
  if (start === '') return fields.faults;
  if (!isCalendarDate(start)) fields.error('baslangic', 'INVALID_DATE');
  else if (start < firstDocumentDay)
    fields.error('baslangic', 'DATE_TOO_EARLY', { date: toScreenDate(firstDocumentDay) });
  else if (start > today) fields.error('baslangic', 'DATE_TOO_LATE', { date: toScreenDate(today) });
  return fields.faults;
}

function checkReminderDays(fields: FormChecker): void {
  const { most, first, last } = reminderDayLimits;
  const days = fields.list('hatirlatmaGunleri', most);
  if (days.some((day) => typeof day !== 'number' || !Number.isInteger(day)))
    fields.error('hatirlatmaGunleri', 'NOT_A_COUNT');
  else if (days.some((day) => Number(day) > last || Number(day) < first))
    fields.error('hatirlatmaGunleri', 'DAY_OUT_OF_RANGE', { min: first, max: last });
  else if (new Set(days).size < days.length) fields.error('hatirlatmaGunleri', 'INVALID_VALUE');
}
