import type { FaturaTip } from '../facts/faturaTip';
import type { Line } from './InvoiceDraft';
import { noExemption, outsideRateCheck } from '../facts/reasons';

/** Edits after which the price typed for KDV Ayır no longer stands; one of miktar keeps it. Source: fiscal-rules §8. */
const dropsGrossPrice = /^(?:birimFiyat|kdvOrani|iskonto|tevkifatKodu|V\d)/;
/** Reasons that belong to lines with KDV: outside the rate check, and without ÖTV. Source: fiscal-rules §6. */
const reasonsBesideKdv: ReadonlySet<unknown> = new Set([outsideRateCheck, '151']);

/**
 * Changes fields of a line and what follows from them: the price typed for KDV Ayır is dropped where it no longer stands, the
 * reason 351 comes and goes with KDV 0 on SATIS and TEVKIFAT, and KONAKLAMAVERGISI keeps KDV at 0. Source: fiscal-rules §8,
 * LIN-14, INV-14.
 */
export function editLine(line: Line, changes: Line, faturaTip: FaturaTip): Line {
  const edited: Line = { ...line, ...changes };
  if (Object.keys(changes).some((field) => dropsGrossPrice.test(field))) delete edited.kdvDahilBirimFiyat;
  if (changes.kdvOrani === undefined) return edited;
  if (faturaTip === 'KONAKLAMAVERGISI') return { ...edited, kdvOrani: '0' };
  return faturaTip === 'SATIS' || faturaTip === 'TEVKIFAT' ? withReason(edited, changes.kdvOrani) : edited;
}

function withReason(line: Line, kdvOrani: string): Line {
  if (/^0+(?:\.0+)?$/.test(kdvOrani)) return { ...line, istisnaMuafiyetSebebi: noExemption };
  const isGone = line.istisnaMuafiyetSebebi && !reasonsBesideKdv.has(line.istisnaMuafiyetSebebi);
  return isGone ? { ...line, istisnaMuafiyetSebebi: '' } : line;
}
