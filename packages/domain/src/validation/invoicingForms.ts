import { objectionMethods } from '../codes/invoice-types';
import { isCalendarDate } from '../dates/days';
import { isValidIban } from '../text/identifiers';
import { FieldChecker, type Fault } from './FieldChecker';

const EXPLANATION_LENGTH = 1000;

/** A request that is raised on an invoice, or the answer to one. */
type RequestForm = 'IPTAL' | 'ITIRAZ' | 'KABUL' | 'RET';

/**
 * The form of a request: to cancel (IPTAL) wants an explanation, to object (ITIRAZ) a method of the list, number and
 * date of its document and an explanation; to reject one (RET) a reason; to accept one (KABUL) nothing of its own. What
 * names the invoice or the request is required of all. `today` is YYYY-MM-DD in Istanbul. Source: REQ-03, REQ-04,
 * REQ-19, ATK-67.
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

/** A bank entry `{ bankaAdi, iban }` of the ready notes. Source: NOT-05. */
export function validateBankEntry(entry: unknown): Fault[] {
  const fields = new FieldChecker(entry);
  fields.required('bankaAdi');
  const iban = fields.required('iban');
  if (iban !== undefined && !isValidIban(iban)) fields.error('iban', 'INVALID_IBAN');
  return fields.faults;
}

/** An explanation `{ aciklama }` of the ready notes. Source: NOT-05. */
export function validateExplanation(explanation: unknown): Fault[] {
  const fields = new FieldChecker(explanation);
  fields.required('aciklama');
  return fields.faults;
}
