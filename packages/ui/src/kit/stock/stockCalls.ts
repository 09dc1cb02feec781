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
/** The field of a further tax's rate (STK-08): 'V0073Orani'. */
type TaxRateField = `V${string}Orani`;
/** The form values of a stock item. */
export type StockValues = StockFields & Record<TaxRateField, string>;

export type StockCardForm = CardForm<StockItem, StockValues>;

/** The API calls of the stock item form. */
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

/** The form values of a new stock item (STK-01). */
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

/** The values to send: empty numbers become 0, removed taxes are left out (STK-08). */
export function sentStockItem(values: StockValues): StockValues {
  const kept = Object.entries(values).filter(([field, value]) => !(isFurtherTaxRate(field) && value === ''));
  const filled: Partial<StockFields> = Object.fromEntries(
    figures.filter((field) => values[field] === '').map((field) => [field, '0']),
  );
  return { ...newStockItem, ...Object.fromEntries(kept), ...filled };
}

const figures = ['birimFiyat', 'V9015Orani', 'ozelMatrahTutari'] as const;

/** Validates the values that would be sent. */
export function checkStockItem(values: StockValues): readonly Fault[] {
  return validateStockItem(sentStockItem(values));
}
