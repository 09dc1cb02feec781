import { mapHeaderTexts } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { invoices } from './tables';

type Schemas = components['schemas'];

/** An invoice as stored. */
export type InvoiceRow = typeof invoices.$inferSelect;

/** The columns that a list reads. */
export type InvoiceSummaryRow = Omit<InvoiceRow, 'malHizmetler' | 'bilinenUyarilar' | 'dokum'>;

/** The columns that the export reads. */
export type ExportedInvoiceRow = InvoiceSummaryRow & Pick<Schemas['ExportedInvoice'], 'tevkifatToplamlar' | 'dokum'>;

/** A row of a list in the wire format. Without `tahsilat` it is null, as for an invoice that is not tracked. */
export function invoiceSummary(
  row: InvoiceSummaryRow,
  tahsilat?: Schemas['InvoiceCollection'],
): Schemas['InvoiceSummary'] {
  return {
    id: row.id,
    ettn: row.ettn,
    belgeNumarasi: row.belgeNumarasi,
    faturaTarih: row.faturaTarih,
    faturaSaat: row.faturaSaat,
    faturaTip: row.faturaTip,
    portalFaturaTip: row.portalFaturaTip,
    paraBirim: row.paraBirim,
    dovizKur: row.dovizKur,
    ...mapHeaderTexts((name) => row[name]),
    emails: row.emails,
    emailAddresses: row.emails.join(','),
    iskonto: row.iskonto,
    iadeFaturalari: row.iadeFaturalari,
    iadeTuru: row.iadeTuru,
    vadeTarihi: row.vadeTarihi,
    takipDisi: row.takipDisi,
    tahsilat: tahsilat ?? null,
    vergiler: row.vergiler,
    totals: row.totals,
    ...(row.tlKarsiligi && { tlKarsiligi: row.tlKarsiligi }),
    not: row.not,
    onayDurumu: row.onayDurumu,
    portalDurumu: row.portalDurumu,
    portalMesaji: row.portalMesaji,
    talepAkisi: row.talepAkisi,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A row of the export in the wire format. */
export function exportedInvoice(
  row: ExportedInvoiceRow,
  tahsilat?: Schemas['InvoiceCollection'],
): Schemas['ExportedInvoice'] {
  return { ...invoiceSummary(row, tahsilat), tevkifatToplamlar: row.tevkifatToplamlar, dokum: row.dokum };
}

/** An invoice with its lines in the wire format. */
export function wholeInvoice(row: InvoiceRow, tahsilat?: Schemas['InvoiceCollection']): Schemas['Invoice'] {
  return {
    ...invoiceSummary(row, tahsilat),
    malHizmetler: row.malHizmetler,
    bilinenUyarilar: row.bilinenUyarilar,
  };
}
