import type { FaturaTip } from '../validation/isFaturaTip';
import type { Line } from './InvoiceDraft';

/** Edits after which the price typed for KDV Ayır no longer stands; one of miktar keeps it. Source: fiscal-rules §8. */
const dropsGrossPrice = /^(?:birimFiyat|kdvOrani|iskonto|V\d)/;
const NO_EXEMPTION = '351';
const typesWithReasonAtZero: ReadonlySet<FaturaTip> = new Set(['SATIS', 'TEVKIFAT']);

/**
 * Changes fields of a line and what follows from them: the price typed for KDV Ayır is dropped where it no longer stands, and
 * the reason 351 comes and goes with KDV 0 on SATIS and TEVKIFAT. Source: fiscal-rules §8, LIN-14.
 */
export function editLine(line: Line, changes: Line, faturaTip: FaturaTip): Line {
  const edited: Line = { ...line, ...changes };
  if (Object.keys(changes).some((field) => dropsGrossPrice.test(field))) delete edited.kdvDahilBirimFiyat;
  if (changes.kdvOrani === undefined || !typesWithReasonAtZero.has(faturaTip)) return edited;
  return { ...edited, istisnaMuafiyetSebebi: isZero(changes.kdvOrani) ? NO_EXEMPTION : '' };
}

function isZero(rate: string): boolean {
  return /^0+(?:\.0+)?$/.test(rate);
}
