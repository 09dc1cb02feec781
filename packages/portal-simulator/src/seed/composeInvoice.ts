import type { JsonObject } from '../json';
import { portalDate } from '../dates';
import type { Random } from '../random';
import { invoiceForm } from './invoiceForm';
import type { Offer, OfferItem } from './Offer';
import { type PricedLine, priceLine } from './priceLine';
import type { Taxpayer } from './Taxpayer';

const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];
const usualRates = { USD: 41.85, EUR: 48.3 };

/** Makes up one invoice out of an offer. */
export function composeInvoice(random: Random, offer: Offer, recipient: Taxpayer, tarih: string): JsonObject {
  return invoiceForm({
    offer,
    recipient,
    tarih,
    lines: chooseItems(random, offer).map((item) => composeLine(random, item, tarih)),
    saat: [random.between(8, 18), random.below(60), random.below(60)]
      .map((part) => String(part).padStart(2, '0'))
      .join(':'),
    kur: offer.paraBirimi ? vary(random, usualRates[offer.paraBirimi], 4) : '0',
    returned: offer.faturaTipi === 'IADE' ? [returnedInvoice(random, tarih)] : [],
  });
}

/** One item at least, the others by chance. The first item of a TEVKIFAT offer bears tevkifat. */
function chooseItems(random: Random, { faturaTipi, items, lines }: Offer): OfferItem[] {
  const picked = random.pick(items);
  const start = faturaTipi === 'TEVKIFAT' && !picked.tevkifat ? items[0] : picked;
  const others = items.filter((item) => item !== start && random.chance(55));
  return [start, ...others].slice(0, lines);
}

function composeLine(random: Random, item: OfferItem, tarih: string): PricedLine {
  const period = `${months[Number(tarih.slice(5, 7)) - 1]} ${tarih.slice(0, 4)}`;
  const decimals = /\.\d{3}/.test(String(item.fiyat)) ? 5 : 2;
  const iskonto = item.iskonto && random.chance(60) ? random.pick(item.iskonto) : 0;
  return priceLine(
    item,
    item.malHizmet.replace('{dönem}', period),
    random.between(...item.miktar),
    vary(random, item.fiyat, decimals),
    iskonto,
  );
}

/** Up to a fifth more or less, without needless zeros. */
function vary(random: Random, usual: number, decimals: number): string {
  const varied = (usual * random.between(8000, 12_000)) / 10_000;
  return String(Number(varied.toFixed(decimals)));
}

function returnedInvoice(random: Random, tarih: string): { faturaNo: string; duzenlenmeTarihi: string } {
  const issued = portalDate.addDays(tarih, -random.between(5, 40));
  return {
    faturaNo: `GIB${issued.slice(0, 4)}${String(random.between(1, 900)).padStart(9, '0')}`,
    duzenlenmeTarihi: portalDate.slashed(issued),
  };
}
