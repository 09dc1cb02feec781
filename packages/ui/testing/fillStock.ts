import type { components } from '@kalem/sdk';
import type { Scenario } from './company';
import { startScenario } from './startScenario';
import { listNow } from './week';

/** Goods and services with İ and ı, foreign prices, and further taxes. */
const items: readonly components['schemas']['StockItemWrite'][] = [
  { malHizmet: 'Iğdır kayısısı, kuru, 5 kg', birim: 'KGM', birimFiyat: '184.5', kdvOrani: '1' },
  {
    malHizmet: 'İplik, penye 30/1',
    birim: 'KGM',
    birimFiyat: '6.25',
    dovizKodu: 'USD',
    kdvOrani: '10',
    stokTipi: 'HAMMADDE',
  },
  {
    malHizmet: 'Temizlik hizmeti',
    birim: 'MON',
    birimFiyat: '42500',
    kdvOrani: '20',
    stokTipi: 'HIZMET',
    tevkifatKodu: '612',
  },
  { malHizmet: 'Şişe suyu 0,5 L', birim: 'C62', birimFiyat: '3.33333', kdvOrani: '1' },
  { malHizmet: 'Kolonya 400 ml', birim: 'C62', birimFiyat: '89.9', kdvOrani: '20', V0073Orani: '10' },
  { malHizmet: 'Ofis koltuğu', birim: 'C62', birimFiyat: '1250000', kdvOrani: '20', stokTipi: 'SABITKIYMET' },
];

/** A company with stock items, `more` numbered ones, and a fixed clock. */
export async function startStock(more = 0): Promise<Scenario> {
  const scenario = await startScenario({ clock: { now: listNow } });
  const { client, companyId } = scenario;
  const numbered = Array.from({ length: more }, (_, index) => ({ malHizmet: `Vida M${index + 1}`, birim: 'C62' }));
  for (const body of [...items, ...numbered]) await client.POST('/stok', { params: { query: { companyId } }, body });
  return scenario;
}

/** A very long name, and a price of seven digits. */
const longItem: components['schemas']['StockItemWrite'] = {
  malHizmet:
    'Iğdır Işıklıçeşme yöresi, güneşte kurutulmuş, kükürtsüz, iri, çekirdeksiz kayısı; İzmir inciri ve Işıklar narenciyesiyle karışık, vakumlu, hediyelik ahşap kutuda, 12 × 750 g',
  birim: 'KGM',
  birimFiyat: '8230452.58333',
  dovizKodu: 'USD',
  kdvOrani: '20',
  stokTipi: 'HAMMADDE',
  gtip: '081310000019',
};

/** Adds the item with the long name. Returns its id. */
export async function addLongItem({ client, companyId }: Scenario): Promise<string> {
  return (await client.POST('/stok', { params: { query: { companyId } }, body: longItem })).data.id;
}
