import { sell, startReceiptScenario } from './startReceiptScenario';
import type { Scenario } from './startScenario';

export interface ReceivablesScenario extends Scenario {
  /** The card of the first customer. */
  readonly cariId: string;
  /** The open invoices of the first customer in TRY, by due day. */
  readonly faturaIds: readonly string[];
}

const lodgings = {
  vknTckn: '4740918265',
  aliciUnvan: 'Ilgaz Dağ Otelcilik Turizm İşletmeleri Ticaret Limited Şirketi',
};
const consumer = {
  vknTckn: '11111111111',
  aliciUnvan: '',
  aliciAdi: 'Şükrü',
  aliciSoyadi: 'Işıldak',
  vergiDairesi: '',
};

/** Name and number of the customer that has a card. */
export const depot = {
  vknTckn: '7351902846',
  aliciUnvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi',
};

/** A company to which three customers owe money, late by 43, 132 and no days, in two currencies, with a credit. */
export async function startReceivablesScenario(unvan = depot.aliciUnvan): Promise<ReceivablesScenario> {
  const scenario = await startReceiptScenario();
  const { client, companyId } = scenario;
  const params = { query: { companyId } };
  const first = { ...depot, aliciUnvan: unvan };
  const card = { tuzel: true, vknTckn: first.vknTckn, unvan };
  const { data: cari } = await client.POST('/cari', { params, body: card });
  const faturaIds = await sell(
    scenario,
    { ...first, faturaTarih: '2026-09-09', vadeTarihi: '2026-10-09', birimFiyat: '473708.33' },
    { ...first, faturaTarih: '2026-10-05', vadeTarihi: '2026-11-04', birimFiyat: '535250' },
    { ...first, faturaTarih: '2026-11-20', vadeTarihi: '2026-12-21', birimFiyat: '916338.21' },
  );
  const [oldest = ''] = faturaIds;
  await sell(
    scenario,
    { ...first, faturaTarih: '2026-10-20', paraBirim: 'USD', dovizKur: '41', birimFiyat: '40625' },
    { ...lodgings, faturaTarih: '2026-06-12', vadeTarihi: '2026-07-12', birimFiyat: '106166.67' },
    { ...consumer, faturaTarih: '2026-11-20', birimFiyat: '4050' },
  );
  const payment = { tarih: '2026-11-12', paraBirim: 'TRY', yontem: 'HAVALE' as const, aciklama: 'Ekim taksiti' };
  const dagitim = [{ faturaId: oldest, tutar: '250000.00' }];
  await client.POST('/tahsilat', { params, body: { ...payment, faturaId: oldest, tutar: '262500.00', dagitim } });
  return { ...scenario, cariId: cari.id, faturaIds };
}
