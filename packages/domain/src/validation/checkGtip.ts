import type { FieldChecker } from './FieldChecker';

/** A customs tariff number of a line or a card: twelve digits, when there is one. Source: LIN-15, NUM-10. */
export function checkGtip(fields: FieldChecker): void {
  const gtip = fields.code('gtip');
  if (gtip !== '' && !/^[0-9]{12}$/.test(gtip)) fields.error('gtip', 'GTIP_LENGTH');
}
