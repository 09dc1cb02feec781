import { toScreenDate } from '@kalem/domain';
import type { Notice } from './Notice';

export interface ReceivedRequest {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly tarih: string;
  readonly belgeNumarasi: string;
  readonly saticiUnvanAdSoyad: string;
}

const MOST_LISTED = 20;
const kinds = { IPTAL: 'iptal talebi', ITIRAZ: 'itiraz talebi' } as const;

/** Tells of new cancel and objection requests (NTF-03). `page` is where they are answered. */
export function requestsNotice(company: string, requests: readonly ReceivedRequest[], page: string): Notice {
  const listed = requests
    .slice(0, MOST_LISTED)
    .map(
      ({ tip, tarih, belgeNumarasi, saticiUnvanAdSoyad }) =>
        `- ${toScreenDate(tarih)}, ${belgeNumarasi} numaralı fatura: ${kinds[tip]} (${saticiUnvanAdSoyad})`,
    );
  const more = requests.length - listed.length;
  const count =
    requests.length === 1 ? 'yeni bir iptal / itiraz talebi' : `${requests.length} yeni iptal / itiraz talebi`;
  return {
    subject: `${company}: ${count}`,
    body: [
      'Merhaba,',
      '',
      `${company} için ${count} geldi:`,
      '',
      ...listed,
      ...(more > 0 ? [`- ve ${more} talep daha`] : []),
      '',
      'Talepleri görmek ve yanıtlamak için:',
      page,
    ].join('\n'),
    sms: `${company} için ${count} geldi. Yanıtlamak için: ${page}`,
  };
}
