import { addDays } from '@kalem/domain';
import { withCompany } from '../db/wall';
import { invoiceContent } from '../invoices/content';
import { searchText } from '../invoices/statements';
import { invoices } from '../invoices/tables';
import type { Database } from '../ports/Database';

const places = [
  'Işıldak',
  'İğneada',
  'Çoruh',
  'Ağrı',
  'Gökçe',
  'Ünye',
  'Kızılırmak',
  'Şirince',
  'Ilgaz',
  'Toros',
  'Munzur',
];
const trades = ['Lojistik', 'Gıda', 'Mühendislik', 'Tekstil', 'Kırtasiye', 'Bilişim', 'Otelcilik'];
const forms = ['A.Ş.', 'Ltd. Şti.', 'Sanayi ve Ticaret Limited Şirketi'];
const goods = ['Danışmanlık', 'Nakliye', 'Kırtasiye malzemesi', 'Yazılım bakımı', 'Konaklama', 'Un, 50 kg'];

const PER_DAY = 50;

/**
 * Inserts `count` signed invoices for a company, fifty a day on the days before the given one, as if it had issued them
 * here. Inserts 5,000 in seconds; saving them would take as many portal turns. The portal does not have them.
 */
export async function addInvoices(db: Database, companyId: string, count: number, before: string): Promise<void> {
  for (let from = 0; from < count; from += 250) {
    const numbers = Array.from({ length: Math.min(250, count - from) }, (_, index) => from + index);
    const rows = await Promise.all(numbers.map((number) => invoiceOf(number, companyId, before)));
    await withCompany(db, companyId, (tx) => tx.insert(invoices).values(rows));
  }
}

async function invoiceOf(place: number, companyId: string, before: string) {
  const day = addDays(before, -1 - Math.floor(place / PER_DAY));
  // Distributed unevenly like real customers, and the same in every image.
  const customer = (place * place * 31 + place) % 97;
  const body = {
    faturaTarih: day,
    faturaSaat: `${String(17 - Math.floor((place % PER_DAY) / 5)).padStart(2, '0')}:${String((place * 7) % 60).padStart(2, '0')}:00`,
    faturaTip: 'SATIS' as const,
    paraBirim: 'TRY',
    dovizKur: '0',
    ulke: 'Türkiye',
    vknTckn: String(4_100_000_000 + customer * 7_919),
    aliciUnvan: [places, trades, forms].map((words) => words[customer % words.length]).join(' '),
    malHizmetler: Array.from({ length: 1 + (place % 3) }, (_, line) => ({
      malHizmet: goods[(place + line) % goods.length] ?? '',
      miktar: String(1 + ((place + line) % 12)),
      birim: 'C62',
      birimFiyat: (180 + ((place * 7_919 + line * 101) % 24_000) / 1.25).toFixed(2),
      kdvOrani: ['20', '10', '1'][(place + line) % 3],
    })),
  };
  const issued = {
    ...(await invoiceContent(body, before)),
    companyId,
    id: crypto.randomUUID(),
    ettn: crypto.randomUUID(),
    belgeNumarasi: `GIB${day.slice(0, 4)}${String(50_000 - place).padStart(9, '0')}`,
    onayDurumu: 'Onaylandi' as const,
    portalDurumu: 'GONDERILDI' as const,
    createdAt: new Date(`${day}T15:00:00Z`),
    updatedAt: new Date(`${day}T15:00:00Z`),
  };
  return { ...issued, arama: searchText(issued) };
}
