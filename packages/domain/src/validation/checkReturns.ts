import { isCalendarDate } from '../dates/days';
import type { Fault } from './Fault';
import { FieldChecker } from './FieldChecker';

const NUMBER_LENGTH = 16;

/** The returned invoices of an IADE: at least one, each with its number of 16 characters and a date not after this invoice's. Source: INV-25, INV-35, fiscal-rules §6. */
export function checkReturns(fields: FieldChecker): readonly Fault[] {
  const rows = fields.list('iadeFaturalari');
  if (rows.length === 0) fields.error('iadeFaturalari', 'REQUIRED');
  const faturaTarih = fields.value('faturaTarih');
  return rows.flatMap((row, index) => checkReturn(new FieldChecker(row, `iadeFaturalari[${index}].`), faturaTarih));
}

function checkReturn(row: FieldChecker, faturaTarih: unknown): readonly Fault[] {
  const numara = row.requiredCode('faturaNumarasi');
  if (numara !== undefined && !isNumber(numara)) row.error('faturaNumarasi', 'RETURN_NUMBER_LENGTH');
  const tarih = row.requiredCode('faturaTarih');
  if (tarih === undefined) return row.faults;
  if (!isCalendarDate(tarih)) row.error('faturaTarih', 'INVALID_DATE');
  else if (isCalendarDate(faturaTarih) && tarih > faturaTarih) row.error('faturaTarih', 'RETURN_DATE_AFTER_INVOICE');
  return row.faults;
}

function isNumber(text: string): boolean {
  return text.length === NUMBER_LENGTH && /^[A-Z0-9]+$/.test(text);
}
