import type { PortalInvoice } from '../ports/Portal';
import { portalDates } from './portalDates';

/** The returned invoices of an IADE: `iadeTable` at the portal. */
export const portalReturns = {
  write: (invoices: PortalInvoice['iadeFaturalari']): Record<string, unknown>[] =>
    invoices.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
      faturaNo: faturaNumarasi,
      duzenlenmeTarihi: portalDates.write(faturaTarih),
    })),

  read: (value: unknown): PortalInvoice['iadeFaturalari'] =>
    (Array.isArray(value) ? (value as Record<string, unknown>[]) : []).map((row) => ({
      faturaNumarasi: String(row['faturaNo'] ?? ''),
      faturaTarih: portalDates.read(String(row['duzenlenmeTarihi'] ?? '')),
    })),
};
