import { DAY_MS } from '../dates/days';
import { isValidIban, isValidTckn, isValidVkn } from '../text/identifiers';
import { formatAmount } from '../text/numbers';
import { normalizePhone } from '../text/phones';
import { toKurus } from '../calculation/decimal';
import type { Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

const MINUTE_MS = 60_000;
const SHORTEST_MS = 3 * MINUTE_MS;
const LONGEST_MS = 92 * DAY_MS;

interface RequestContext {
  readonly now: Date;
  /** What is left of the invoice. */
  readonly kalan: string;
  /** The most that FAST moves at once. Absent for no limit. */
  readonly fastLimit: string | undefined;
}

/**
 * A request to pay `{ borclu { tur, deger }, sonGecerlilik }`: an address of its kind, and an end of 3 minutes to 3
 * months from now. Source: MNY-79.
 */
export function validatePaymentRequest(form: unknown, { now, kalan, fastLimit }: RequestContext): Fault[] {
  const fields = new FormChecker(form);
  const debtor = new FormChecker(fields.value('borclu'), 'borclu.');
  const deger = debtor.required('deger');
  if (deger !== undefined) checkAddress(debtor, debtor.text('tur'), deger);
  const end = Date.parse(fields.text('sonGecerlilik')) - now.getTime();
  if (fields.required('sonGecerlilik') !== undefined && !(end >= SHORTEST_MS && end <= LONGEST_MS))
    fields.error('sonGecerlilik', 'REQUEST_END_OUT_OF_RANGE');
  if (fastLimit !== undefined && toKurus(kalan) > toKurus(fastLimit))
    fields.error('tutar', 'ABOVE_FAST_LIMIT', { max: `${formatAmount(fastLimit)} TL` });
  return [...debtor.faults, ...fields.faults];
}

/** An address as the bank gets it: a phone in ten digits, an IBAN and numbers without blanks. */
export function plainDebtor(tur: string, deger: string): string {
  if (tur === 'TELEFON') return normalizePhone(deger);
  return tur === 'EPOSTA' ? deger.trim() : deger.replaceAll(/\s/g, '').toUpperCase();
}

function checkAddress(debtor: FormChecker, tur: string, deger: string): void {
  const plain = plainDebtor(tur, deger);
  if (tur === 'HESAP' && !isValidIban(plain)) debtor.error('deger', 'INVALID_IBAN');
  if (tur === 'TELEFON') debtor.phone('deger');
  if (tur === 'EPOSTA') debtor.email('deger', 'INVALID_EMAIL');
  if (tur === 'TCKN' && !isValidTckn(plain)) debtor.error('deger', 'VKN_TCKN_CHECK_DIGIT');
  if (tur === 'VKN' && !isValidVkn(plain)) debtor.error('deger', 'VKN_TCKN_CHECK_DIGIT');
  if ((tur === 'YABANCI_NO' || tur === 'PASAPORT') && !/^[A-Z\d]{7,50}$/.test(plain))
    debtor.error('deger', 'INVALID_VALUE');
}
