import { checkDocument } from './checkDocument';
import { checkLinesTogether } from './checkLinesTogether';
import { checkRecipient } from './checkRecipient';
import { checkReturns } from './checkReturns';
import type { Fault } from './Fault';
import { FieldChecker } from './FieldChecker';
import { validateLine } from './validateLine';

/** What validation cannot know of an invoice. */
export interface ValidationContext {
  /** Today in Istanbul, YYYY-MM-DD; without it a date in the future goes unnoticed. */
  readonly today?: string;
}

/**
 * Answers "would the Revenue Administration take this invoice?" before anything is sent: every fault of the invoice by its wire
 * path, errors that stop saving and warnings that do not. An absent type is SATIS, an absent currency TRY. Takes any value and
 * never throws. Source: INV-17, INV-18, INV-25, INV-35, INV-36, LIN-10 to LIN-15, fiscal-rules §2 to §7, §9 and §12.
 */
export function validateInvoice(invoice: unknown, { today }: ValidationContext = {}): Fault[] {
  const fields = new FieldChecker(invoice);
  checkDocument(fields, today);
  checkRecipient(fields);
  const faturaTip = fields.value('faturaTip');
  const returnFaults = faturaTip === 'IADE' ? checkReturns(fields) : [];
  const context = { faturaTip, faturaTarih: fields.value('faturaTarih') };
  const lines = fields.list('malHizmetler');
  if (lines.length === 0) fields.error('malHizmetler', 'REQUIRED');
  const lineFaults = lines.flatMap((line, index) => validateLine(line, index, context));
  checkLinesTogether(fields, lines);
  return [...fields.faults, ...returnFaults, ...lineFaults];
}
