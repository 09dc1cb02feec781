import { isCalendarDate } from '../dates/days';
import { toDottedDate } from '../dates/screenDates';
import { readReason } from '../facts/reasons';
import { taxEffectOfField } from '../facts/taxes';
import { dayAfterLast, validities } from '../facts/validity';
import { plain, type CheckedInvoice } from './CheckedInvoice';

/** Export of goods and of services. */
const exportReasons = ['301', '302'];

/** The titles of taxes that were abolished. The list of all titles is not loaded here; a test compares them. */
export const retiredTaxes: Readonly<Record<string, string>> = { V8002: 'Enerji Fonu', V8004: 'TRT Payı' };

/** Rules about reasons and taxes whose law has changed. Source: RUL-12, A-51. */
export function checkCodes(invoice: CheckedInvoice): void {
  const { fields, lines, figures, isDomestic } = invoice;
  for (const [index, line] of lines.entries()) {
    const reason = readReason(plain(line.istisnaMuafiyetSebebi));
    const path = `malHizmetler[${index}].istisnaMuafiyetSebebi`;
    if (isDomestic && exportReasons.includes(reason)) fields.warn(path, 'EXPORT_TO_DOMESTIC', { code: reason });
    const { degisti } = validities[reason] ?? {};
    if (degisti !== undefined && isSince(invoice, degisti)) fields.warn(path, 'REASON_NARROWED');
    const borne = figures[index]?.taxes.filter(({ tutar }) => tutar > 0) ?? [];
    for (const { effect } of borne) {
      const title = retiredTaxes[effect.code];
      const end = title === undefined ? undefined : dayAfterLast(validities[effect.code] ?? {});
      if (title === undefined || end === undefined || !isSince(invoice, end)) continue;
      const field = Object.keys(line).find((name) => taxEffectOfField(name)?.code === effect.code) ?? effect.orani;
      fields.warn(`malHizmetler[${index}].${field}`, 'TAX_RETIRED', { title, tarih: toDottedDate(end) });
    }
  }
}

/** Whether an invoice falls under a change of a day. A return of an older invoice does not. */
function isSince({ fields, day, faturaTip }: CheckedInvoice, change: string): boolean {
  if (day === undefined || day < change) return false;
  const returned = fields.value('iadeFaturalari');
  if (faturaTip !== 'IADE' || !Array.isArray(returned)) return true;
  return !returned.some((row) => {
    const { faturaTarih } = Object(row) as { readonly faturaTarih?: unknown };
    return isCalendarDate(faturaTarih) && faturaTarih < change;
  });
}
