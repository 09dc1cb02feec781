import { toScreenDate } from '@kalem/domain';
import { currencyCode, describeSeller, printMoney } from '@kalem/domain/document';
import { findCompany } from '../companies/statements';
import { withCompany } from '../db/wall';
import type { Invoice, Seller } from '../documents/source';
import { messageIdOf, queueMessage } from '../messages/outbox';
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
  const { attachments, ...mail } = approvedInvoiceMail(wholeInvoice(row), seller, {
    url: `${ports.config.publicUrl}/api/${link.url}`,
    pdf,
  });
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

/** The mail that tells a recipient of an approved invoice: a link to its PDF, and the PDF itself (INV-40). */
export function approvedInvoiceMail(
  invoice: Invoice,
  seller: Seller,
  { url, pdf }: { readonly url: string; readonly pdf: Uint8Array },
): Required<Omit<MailMessage, 'id' | 'to'>> {
  const name = plainName(describeSeller(seller).name, LONGEST_NAME);
  const number = invoice.belgeNumarasi ?? '';
  return {
    subject: `${name}: ${number} numaralı e-Arşiv faturanız`,
    body: [
      'Sayın Yetkili,',
      '',
      `${name} tarafından adınıza ${toScreenDate(invoice.faturaTarih)} tarihli ve ${number} numaralı e-Arşiv fatura düzenlenmiştir.`,
      `Ödenecek tutar: ${printMoney(invoice.totals.odenecekTutar, currencyCode(invoice.paraBirim))}`,
      '',
      'Faturanız ektedir. Yedi gün boyunca şu adresten de indirebilirsiniz:',
      url,
    ].join('\n'),
    attachments: [{ name: `${invoice.ettn ?? invoice.id}_f.pdf`, mediaType: 'application/pdf', bytes: pdf }],
  };
}
