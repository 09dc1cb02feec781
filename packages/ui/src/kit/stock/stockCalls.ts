import { type Fault, isFurtherTaxRate } from '@kalem/domain';
import { validateStockItem } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import type { EditCalls } from '../cards/cardCalls';
import type { CardForm } from '../cards/useCardForm';

export type StockItem = components['schemas']['StockItem'];
type StockFields = Pick<
  StockItem,
  | 'malHizmet'
  | 'stokTipi'
  | 'birim'
  | 'birimFiyat'
  | 'dovizKodu'
  | 'gtip'
  | 'aciklama'
  | 'kdvOrani'
  | 'tevkifatKodu'
  | 'V9015Orani'
  | 'istisnaMuafiyetSebebi'
  | 'ozelMatrahNedeni'
  | 'ozelMatrahTutari'
  | 'teslimSarti'
  | 'esyaKapCinsi'
  | 'kapNo'
  | 'kapAdet'
  | 'teslimBedelOdemeYeri'
  | 'gonderilmeSekli'
>;
/** The rate of a further tax of a card (STK-08): 'V0073Orani'. */
type TaxRateField = `V${string}Orani`;
/** A stock item as its form holds it. */
export type StockValues = StockFields & Record<TaxRateField, string>;

export type StockCardForm = CardForm<StockItem, StockValues>;

/** The calls of the form of a stock item. */
export const stockCalls: EditCalls<StockItem, StockValues> = {
  path: '/stok',
  async read({ client, companyId, signal }, id) {
    const params = { path: { id }, query: { companyId } };
    const { data, response } = await client.GET('/stok/{id}', { params, signal });
    return { card: data, version: response.headers.get('ETag') };
  },
  async create({ client, companyId }, body, key) {
    const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
    const { data } = await client.POST('/stok', { params, body });
    return data;
  },
  async change({ client, companyId }, id, body, version) {
    const header = version === null ? {} : { 'If-Match': version };
    const params = { path: { id }, query: { companyId }, header };
    const { data, response } = await client.PUT('/stok/{id}', { params, body });
    return { card: data, version: response.headers.get('ETag') };
  },
  valuesOf({ id: _id, createdAt: _created, updatedAt: _updated, ...fields }) {
    const held = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { ...newStockItem, ...Object.fromEntries(held) };
  },
};

/** What a new stock item begins with (STK-01). */
export const newStockItem: StockValues = {
  malHizmet: '',
  stokTipi: 'TICARIMAL',
  birim: 'C62',
  birimFiyat: '0',
  dovizKodu: 'TRY',
  gtip: '',
  aciklama: '',
  kdvOrani: '20',
  tevkifatKodu: '',
  V9015Orani: '0',
  istisnaMuafiyetSebebi: '',
  ozelMatrahNedeni: '',
  ozelMatrahTutari: '0',
  teslimSarti: '',
  esyaKapCinsi: '',
  kapNo: '',
  kapAdet: '',
  teslimBedelOdemeYeri: '',
  gonderilmeSekli: '',
};

/** What is sent of what was typed: figures that were emptied are 0, a tax that was taken off is left out (STK-08). */
export function sentStockItem(values: StockValues): StockValues {
  const kept = Object.entries(values).filter(([field, value]) => !(isFurtherTaxRate(field) && value === ''));
  const filled: Partial<StockFields> = Object.fromEntries(
    figures.filter((field) => values[field] === '').map((field) => [field, '0']),
  );
  return { ...newStockItem, ...Object.fromEntries(kept), ...filled };
}

const figures = ['birimFiyat', 'V9015Orani', 'ozelMatrahTutari'] as const;

/** The rule of the form: what would be sent is checked. */
export function checkStockItem(values: StockValues): readonly Fault[] {
  return validateStockItem(sentStockItem(values));
}
