import { toScreenDate } from '@kalem/domain';
import type { MailMessage } from '../ports/Messages';
import { currencyCode } from './currencyCode';
import { describeSeller } from './describe/describeSeller';
import { printMoney } from './describe/printMoney';
import type { Invoice, Seller } from './DocumentSource';

/** The mail that tells a recipient of an approved invoice: a link to its PDF, and the PDF itself (INV-40). */
export function approvedInvoiceMail(
  invoice: Invoice,
  seller: Seller,
  { url, pdf }: { readonly url: string; readonly pdf: Uint8Array },
): Required<Omit<MailMessage, 'id' | 'to'>> {
  const { name } = describeSeller(seller);
  const number = invoice.belgeNumarasi ?? '';
  return {
    subject: singleLine(`${name}: ${number} numaralı e-Arşiv faturanız`),
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

/** A line feed in a name would begin another header of the mail. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
