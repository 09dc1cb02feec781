// Mails to addresses without a known account. They are in Turkish.

import type { Language } from '../../problems/ProblemError';
import { type Mail, mailIn } from './Mail';

interface ApprovedInvoice {
  /** The seller's name as a plain single line. */
  readonly seller: string;
  readonly number: string;
  /** Formatted as in documents. */
  readonly date: string;
  readonly amount: string;
  /** The URL of the PDF. */
  readonly link: string;
  /** How to pay; absent when the invoice cannot be paid this way (MNY-73). The lines are always Turkish. */
  readonly payment?: { readonly lines: readonly string[]; readonly page: string };
}

/** To the recipient of an approved invoice (INV-40). */
export function invoiceApprovedMail(
  language: Language,
  { seller, number, date, amount, link, payment }: ApprovedInvoice,
): Mail {
  const mails = {
    tr: {
      subject: `${seller}: ${number} numaralı e-Arşiv faturanız`,
      lines: [
        'Sayın Yetkili,',
        '',
        `${seller} tarafından adınıza ${date} tarihli ve ${number} numaralı e-Arşiv fatura düzenlenmiştir.`,
        `Ödenecek tutar: ${amount}`,
        '',
        'Faturanız ektedir. Yedi gün boyunca şu adresten de indirebilirsiniz:',
        link,
        ...(payment ? ['', 'Ödeme için:', ...payment.lines, payment.page] : []),
      ],
    },
    en: {
      subject: `${seller}: your e-Arşiv invoice ${number}`,
      lines: [
        'Dear Sir or Madam,',
        '',
        `${seller} has issued the e-Arşiv invoice ${number} of ${date} to you.`,
        `Amount to be paid: ${amount}`,
        '',
        'The invoice is attached. For seven days you can also download it here:',
        link,
        ...(payment ? ['', 'To pay:', ...payment.lines, payment.page] : []),
      ],
    },
  };
  const { subject, lines } = mails[language];
  return { subject, body: lines.join('\n') };
}

interface WrittenReminder {
  readonly konu: string;
  /** The text of the domain, always Turkish. */
  readonly metin: string;
  /** The URL of the page that stops reminders. */
  readonly link: string;
}

/** To a customer of an open invoice (MNY-62, MNY-66). */
export function reminderMail(language: Language, { konu, metin, link }: WrittenReminder): Mail {
  const stop = { tr: 'Bu hatırlatmaları almak istemiyorum', en: 'I do not want these reminders' };
  return { subject: konu, body: [metin, '', `${stop[language]}: ${link}`].join('\n') };
}

/** To the mail address of a partner's webhook, when all deliveries failed for three days. */
export function webhookPausedMail(language: Language, { origin }: { readonly origin: string }): Mail {
  return mailIn(language, {
    tr: {
      subject: 'Webhook adresiniz duraklatıldı',
      lines: [
        "Kalem'in olayları ilettiği şu adrese ulaşılamadığı için iletim duraklatıldı:",
        origin,
        '',
        "Bu arada olan biten en çok 30 gün bekletilir. Adres yeniden çalıştığında iletimi Kalem'in yönetim ekranından açtırınız; bekleyenler sırasıyla iletilir.",
      ],
    },
    en: {
      subject: 'Your webhook address was paused',
      lines: [
        'Kalem could not reach this address to deliver events, so delivery was paused:',
        origin,
        '',
        'Events wait for 30 days at most. When the address works again, have delivery opened on the administration screen of Kalem; waiting events are then delivered in order.',
      ],
    },
  });
}
