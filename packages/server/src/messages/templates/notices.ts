// Notices that people can switch off, each as a mail and as an SMS (NTF-03). `page` is the URL of the page to open.

import { toScreenDate } from '@kalem/domain';
import type { Language } from '../../problems/ProblemError';
import { companyIn, type Mail, mailIn } from './Mail';

interface OfCompany {
  /** The company's name. Empty when it has none. */
  readonly company: string;
  readonly page: string;
}

interface Ending extends OfCompany {
  readonly kind: 'trial' | 'licence';
  readonly days: number;
}

const terms = { trial: { tr: 'deneme', en: 'trial' }, licence: { tr: 'lisans', en: 'licence' } };

/** A company's trial or licence ends in `days`. */
export function endingMail(language: Language, { company, page, kind, days }: Ending): Mail {
  const name = companyIn(company);
  const term = terms[kind];
  return mailIn(language, {
    tr: {
      subject: `${name.tr}: ${term.tr} sürenizin bitmesine ${days} gün kaldı`,
      lines: [
        `${name.tr} için Kalem ${term.tr} sürenizin bitmesine ${days} gün kaldı.`,
        'Süre bittiğinde faturalarınıza ve kartlarınıza ödeme yapılana kadar erişemezsiniz; hiçbir kaydınız silinmez.',
        '',
        "Kesintisiz devam etmek için Kalem'e girip şirketinizin yıllık üyeliğini ödeyiniz:",
        page,
      ],
    },
    en: {
      subject: `${name.en}: your ${term.en} ends in ${daysEn(days)}`,
      lines: [
        `Your Kalem ${term.en} for ${name.en} ends in ${daysEn(days)}.`,
        'After that you cannot reach your invoices and cards until a payment is made; nothing is deleted.',
        '',
        'To continue without a break, sign in to Kalem and pay the yearly membership of your company:',
        page,
      ],
    },
  });
}

export function endingSms(language: Language, { company, page, kind, days }: Ending): string {
  const name = companyIn(company);
  const term = terms[kind];
  return {
    tr: `${name.tr} için Kalem ${term.tr} sürenizin bitmesine ${days} gün kaldı. Ödemek için: ${page}`,
    en: `Your Kalem ${term.en} for ${name.en} ends in ${daysEn(days)}. To pay: ${page}`,
  }[language];
}

function daysEn(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** A cancel request or an objection of another taxpayer. */
export interface ReceivedRequest {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly tarih: string;
  readonly belgeNumarasi: string;
  readonly saticiUnvanAdSoyad: string;
}

interface NewRequests extends OfCompany {
  readonly requests: readonly ReceivedRequest[];
}

const MOST_LISTED = 20;
const kinds = {
  IPTAL: { tr: 'iptal talebi', en: 'cancellation request' },
  ITIRAZ: { tr: 'itiraz talebi', en: 'objection' },
};

/** New cancel requests and objections were received. */
export function newRequestsMail(language: Language, { company, page, requests }: NewRequests): Mail {
  const name = companyIn(company);
  const count = countOf(requests.length);
  const listed = requests.slice(0, MOST_LISTED);
  const more = requests.length - listed.length;
  return mailIn(language, {
    tr: {
      subject: `${name.tr}: ${count.tr}`,
      lines: [
        `${name.tr} için ${count.tr} geldi:`,
        '',
        ...listed.map(
          ({ tip, tarih, belgeNumarasi, saticiUnvanAdSoyad }) =>
            `- ${toScreenDate(tarih)}, ${belgeNumarasi} numaralı fatura: ${kinds[tip].tr} (${saticiUnvanAdSoyad})`,
        ),
        ...(more > 0 ? [`- ve ${more} talep daha`] : []),
        '',
        "Talepleri sekiz gün içinde yanıtlayabilirsiniz. Kalem'i açmak için:",
        page,
      ],
    },
    en: {
      subject: `${name.en}: ${count.en}`,
      lines: [
        `${name.en} has received ${count.en}:`,
        '',
        ...listed.map(
          ({ tip, tarih, belgeNumarasi, saticiUnvanAdSoyad }) =>
            `- ${toScreenDate(tarih)}, invoice ${belgeNumarasi}: ${kinds[tip].en} (${saticiUnvanAdSoyad})`,
        ),
        ...(more > 0 ? [`- and ${more} more`] : []),
        '',
        'You can answer the requests within eight days. To open Kalem:',
        page,
      ],
    },
  });
}

export function newRequestsSms(
  language: Language,
  { company, page, count }: OfCompany & { readonly count: number },
): string {
  const name = companyIn(company);
  const requests = countOf(count);
  return {
    tr: `${name.tr} için ${requests.tr} geldi. Kalem'i açmak için: ${page}`,
    en: `${name.en} has received ${requests.en}. To open Kalem: ${page}`,
  }[language];
}

function countOf(count: number): Record<Language, string> {
  return count === 1
    ? { tr: 'yeni bir iptal / itiraz talebi', en: 'a new cancellation request or objection' }
    : { tr: `${count} yeni iptal / itiraz talebi`, en: `${count} new cancellation requests or objections` };
}
