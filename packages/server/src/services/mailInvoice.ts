import { findCompany } from '../db/queries/findCompany';
import { findInvoice } from '../db/queries/findInvoice';
import { invoiceWire } from '../db/invoiceWire';
import { approvedInvoiceMail } from '../documents/approvedInvoiceMail';
import type { Ports } from '../Ports';
import { createDocumentLink } from './documents/createDocumentLink';
import { readDocument } from './documents/readDocument';

const SEVEN_DAYS = 604_800;

/** Mails an approved invoice to its recipients: a link to its PDF, and the PDF (INV-40). */
export async function mailInvoice(ports: Ports, companyId: string, invoiceId: string): Promise<void> {
  const { queries } = ports.db;
  const [row, seller] = await Promise.all([findInvoice(queries, companyId, invoiceId), findCompany(queries, companyId)]);
  if (!row || !seller || row.onayDurumu !== 'Onaylandi' || row.emails.length === 0) return;
  const [{ url }, pdf] = await Promise.all([createDocumentLink(ports, row, 'pdf', SEVEN_DAYS), readDocument(ports, row, 'pdf')]);
  const message = approvedInvoiceMail(invoiceWire.whole(row), seller, { url, pdf });
  for (const to of row.emails) await ports.mail.send({ ...message, to });
}
