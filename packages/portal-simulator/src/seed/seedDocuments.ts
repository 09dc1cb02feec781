import { portalDate } from '../dates';
import type { OnayDurumu, PortalDocument } from '../state';
import { textOf } from '../json';
import { composeInvoice } from './composeInvoice';
import type { Random } from '../random';
import { ownDataOf } from './ownDataOf';
import { planSales, type Sale } from './planSales';

const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const HEX = '0123456789abcdef';

interface SeededDocuments {
  readonly documents: PortalDocument[];
  readonly lastNumbers: Record<string, number>;
}

/** Documents of the year before `today`, numbered by seller in the order of their dates. */
export function seedDocuments(random: Random, today: string): SeededDocuments {
  const lastNumbers: Record<string, number> = {};
  const sales = planSales(random, today).sort((a, b) => a.tarih.localeCompare(b.tarih));
  const documents = sales.map((sale) => {
    const key = `${sale.seller.vknTckn}-${sale.tarih.slice(0, 4)}`;
    const number = (lastNumbers[key] ?? 0) + 1;
    lastNumbers[key] = number;
    return toDocument(random, sale, number, today);
  });
  return { documents, lastNumbers };
}

function toDocument(random: Random, sale: Sale, number: number, today: string): PortalDocument {
  const { tarih, channel } = sale;
  const invoice = composeInvoice(random, sale.offer, sale.recipient, tarih);
  const onayDurumu = sale.onayDurumu ?? chooseStatus(random, portalDate.daysBetween(tarih, today));
  const signedAt = new Date(`${tarih}T${textOf(invoice, 'saat')}+03:00`);
  return {
    ettn: seedEttn(random),
    faturaOid: `0k${random.letters(BASE36, 12)}`,
    belgeNumarasi: `${channel === 'portal' ? 'GIB' : 'ENT'}${tarih.slice(0, 4)}${String(number).padStart(9, '0')}`,
    channel,
    seller: ownDataOf(sale.seller),
    onayDurumu,
    approvedAt: onayDurumu === 'Onaylandı' ? signedAt.toISOString() : null,
    tarih,
    invoice,
  };
}

/** Drafts are found in the last week only: later they can no longer be signed. */
function chooseStatus(random: Random, daysAgo: number): OnayDurumu {
  if (random.chance(4)) return 'Silinmiş';
  return daysAgo <= 7 && random.chance(35) ? 'Onaylanmadı' : 'Onaylandı';
}

function seedEttn(random: Random): string {
  const part = (length: number): string => random.letters(HEX, length);
  return `${part(8)}-${part(4)}-4${part(3)}-${random.letters('89ab', 1)}${part(3)}-${part(12)}`;
}
