import { toScreenDate } from '@kalem/domain';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { asServer } from '../db/wall';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { type Notice, queueNotice, readersOfRequests } from './queueNotice';

/**
 * Tells the owner, and everybody who may read requests, of new cancel and objection requests (NTF-03). Call it in the
 * company's transaction that took them as untold, so that each is told once.
 */
export async function notifyNewRequests(
  ports: Ports,
  tx: CompanyTx,
  requests: readonly ReceivedRequest[],
): Promise<void> {
  const company = requests.length > 0 ? await findCompany(tx) : undefined;
  if (!company) return;
  const notice = requestsNotice(companyTitle(company), requests, `${ports.config.publicUrl}/dashboard/anasayfa`);
  const people = await asServer(tx, 'people', (server) => readersOfRequests(server, tx.companyId));
  await queueNotice(ports, tx, people, notice);
}

interface ReceivedRequest {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly tarih: string;
  readonly belgeNumarasi: string;
  readonly saticiUnvanAdSoyad: string;
}

const MOST_LISTED = 20;
const kinds = { IPTAL: 'iptal talebi', ITIRAZ: 'itiraz talebi' } as const;

/** Tells of new cancel and objection requests (NTF-03). `page` is where the way to them begins. */
function requestsNotice(company: string, requests: readonly ReceivedRequest[], page: string): Notice {
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
      "Talepleri sekiz gün içinde yanıtlayabilirsiniz. Kalem'i açmak için:",
      page,
    ].join('\n'),
    sms: `${company} için ${count} geldi. Kalem'i açmak için: ${page}`,
  };
}
