import type { InvoiceDraft } from './InvoiceDraft';

/** Takes a line away; the last one stays. Source: LIN-04. */
export function removeLine(invoice: InvoiceDraft, index: number): InvoiceDraft {
  const { malHizmetler } = invoice;
  return malHizmetler.length === 1 ? invoice : { ...invoice, malHizmetler: malHizmetler.toSpliced(index, 1) };
}
