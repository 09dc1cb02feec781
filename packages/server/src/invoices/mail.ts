import { toScreenDate } from '@kalem/domain';
import { writePaymentLines } from '@kalem/domain/ledger';
import { currencyCode, describeSeller, printMoney } from '@kalem/domain/document';
import { findCompany } from '../companies/statements';
import { withCompany } from '../db/wall';
import type { Invoice, Seller } from '../documents/source';
import { messageIdOf, queueMessage } from '../messages/outbox';
import { invoiceApprovedMail } from '../messages/templates/outsiders';
import { paymentForMail } from '../ledger/paymentLinks/links';
import { plainName } from '../people/names';
import type { MailMessage } from '../ports/Messages';
import type { Ports } from '../ports/Ports';
import { readDocument } from './documents/readDocument';
import { createDocumentLink } from './documents/signedLinks';
import { findInvoice } from './statements';
import { wholeInvoice } from './wire';

const SEVEN_DAYS = 604_800;
const LONGEST_NAME = 120;

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
    async (tx) => [await findInvoice(tx, invoiceId), await findCompany(tx)] as const,
  );
  const to = row?.emails[recipient];
  if (!row || !seller || to === undefined || row.onayDurumu !== 'Onaylandi') return;
  const [link, pdf] = await Promise.all([
    createDocumentLink(ports, row, { dosya: 'pdf', seconds: SEVEN_DAYS }),
    readDocument(ports, row, 'pdf'),
  ]);
  const id = await messageIdOf('mailInvoice', invoiceId, recipient);
  const now = ports.clock.now();
  await withCompany(ports.db, companyId, async (tx) => {
    const payment = await paymentForMail(ports, tx, { invoiceId, now });
    const url = `${ports.config.publicUrl}/api/${link.url}`;
    const { attachments, ...mail } = approvedInvoiceMail(wholeInvoice(row), seller, { url, pdf, payment });
    const attached = attachments.map(({ name, mediaType, bytes }) => ({
      name,
      mediaType,
      size: bytes.length,
      invoice: { companyId, invoiceId },
    }));
    await queueMessage(ports, tx, { kind: 'mail', id, to, ...mail, attachments: attached });
  });
}

interface MailParts {
  readonly url: string;
  readonly pdf: Uint8Array;
  readonly payment?: Awaited<ReturnType<typeof paymentForMail>>;
}

/**
 * The mail to the recipient of an approved invoice, with its PDF (INV-40). It is in Turkish like the invoice.
 */
export function approvedInvoiceMail(
  invoice: Invoice,
  seller: Seller,
  { url, pdf, payment }: MailParts,
): Required<Omit<MailMessage, 'id' | 'to' | 'replyTo'>> {
  return {
    ...invoiceApprovedMail('tr', {
      seller: plainName(describeSeller(seller).name, LONGEST_NAME),
      number: invoice.belgeNumarasi ?? '',
      date: toScreenDate(invoice.faturaTarih),
      amount: printMoney(invoice.totals.odenecekTutar, currencyCode(invoice.paraBirim)),
      link: url,
      ...(payment && { payment: { lines: writePaymentLines(payment.lines), page: payment.url } }),
    }),
    attachments: [{ name: `${invoice.ettn ?? invoice.id}_f.pdf`, mediaType: 'application/pdf', bytes: pdf }],
  };
}
