import { findCompany } from '../../companies/statements';
import { findInvoice } from '../../db/queries/findInvoice';
import { wholeInvoice } from '../../db/invoiceWire';
import { withCompany } from '../../db/wall';
import { approvedInvoiceMail } from '../../documents/approvedInvoiceMail';
import type { Ports } from '../../ports/Ports';
import { createDocumentLink } from '../documents/createDocumentLink';
import { readDocument } from '../documents/readDocument';
import { messageIdOf, queueMessage } from '../../messages/queueMessage';

const SEVEN_DAYS = 604_800;

/** Mails an approved invoice to one of its addresses, once: a link to its PDF, and the PDF (INV-40). */
export async function mailInvoice(
  ports: Ports,
  companyId: string,
  invoiceId: string,
  recipient: number,
): Promise<void> {
  const [row, seller] = await withCompany(
    ports.db,
    companyId,
    async (tx) => [await findInvoice(tx, companyId, invoiceId), await findCompany(tx, companyId)] as const,
  );
  const to = row?.emails[recipient];
  if (!row || !seller || to === undefined || row.onayDurumu !== 'Onaylandi') return;
  const [{ url }, pdf] = await Promise.all([
    createDocumentLink(ports, row, { dosya: 'pdf', seconds: SEVEN_DAYS, origin: ports.config.publicUrl }),
    readDocument(ports, row, 'pdf'),
  ]);
  const { attachments, ...mail } = approvedInvoiceMail(wholeInvoice(row), seller, { url, pdf });
  const id = await messageIdOf('mailInvoice', invoiceId, recipient);
  const attached = attachments.map(({ name, mediaType, bytes }) => ({
    name,
    mediaType,
    size: bytes.length,
    invoice: { companyId, invoiceId },
  }));
  await withCompany(ports.db, companyId, (tx) =>
    queueMessage(ports, tx, { kind: 'mail', id, to, ...mail, attachments: attached }),
  );
}
