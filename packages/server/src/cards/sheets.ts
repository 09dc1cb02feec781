import {
  codeOfTitle,
  customerColumns,
  type Fault,
  foldTr,
  type ReadableColumn,
  readStockRow,
  stockColumns,
} from '@kalem/domain';
import { validateCustomer, validateStockItem } from '@kalem/domain/checks';
import { deliveryTerms } from '@kalem/domain/codes/delivery-terms';
import { stockTypes } from '@kalem/domain/codes/invoice-types';
import { packageTypes } from '@kalem/domain/codes/package-types';
import { transportModes } from '@kalem/domain/codes/transport-modes';
import { units } from '@kalem/domain/codes/units';
import type { components } from '@kalem/openapi';
import type { CardRow, Cards } from './Cards';
import { customerCards, type CustomerContent, customerContent, type CustomerRow } from './customers';
import { stockCards, type StockContent, stockContent, type StockRow } from './stockItems';
import { customerWire, stockItemWire } from './wire';

/** How the sheet of one kind of card is read. `Body` is what a POST of such a card takes. */
export interface CardSheet<Row extends CardRow, Content, Body> {
  readonly cards: Cards<Row, Content>;
  /** What its imports are called on the wire. */
  readonly tur: components['schemas']['RunningImport']['tur'];
  /** The POST whose contract each row keeps to. */
  readonly operation: 'createCustomer' | 'createStockItem';
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns have to be there. */
  readonly required: readonly string[];
  /** The fields of a row as the wire has them: codes for titles. */
  fieldsOf(cells: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>>;
  /** What the row is known by; '' when it does not say. */
  keyOf(fields: Readonly<Record<string, string | undefined>>): string;
  /** The card that the row makes: of a known one, what has no column stays. */
  bodyOf(fields: Readonly<Record<string, string | undefined>>, known: Row | undefined): Body;
  validate(body: Body): Fault[];
  contentOf(body: Body): Content;
}

const NATURAL_PERSON = 11;
/** What people write between digits, and what copying brings along. */
const separators = /[\s\u200b.-]/g;

/** The customer sheet (CUS-13, CUS-15). Whether a person is legal has no column: the length of the number says it. */
export const customerSheet: CardSheet<CustomerRow, CustomerContent, components['schemas']['CustomerWrite']> = {
  cards: customerCards,
  tur: 'CARI',
  operation: 'createCustomer',
  columns: customerColumns,
  required: ['vknTckn'],
  fieldsOf: ({ vknTckn = '', paraBirimi, ...cells }) => ({
    ...filledOrDefault(cells, ['iskonto']),
    vknTckn: vknTckn.replace(separators, ''),
    ...(paraBirimi !== undefined && { paraBirimi: currencyOfCell(paraBirimi) }),
  }),
  keyOf: ({ vknTckn = '' }) => vknTckn,
  bodyOf: (fields, known) =>
    mergedBody<string | boolean>(known && customerWire(known), {
      ...fields,
      tuzel: fields['vknTckn']?.length !== NATURAL_PERSON,
    }),
  validate: validateCustomer,
  contentOf: customerContent,
};

/** Columns whose cells may hold a title in place of a code. */
const titled = {
  stokTipi: stockTypes,
  birim: units,
  teslimSarti: deliveryTerms,
  esyaKapCinsi: packageTypes,
  gonderilmeSekli: transportModes,
};
/** An empty cell of these is no value of the contract. */
const withDefault = ['stokTipi', 'birimFiyat', 'kdvOrani', 'V9015Orani', 'ozelMatrahTutari'];

/** The stock sheet (STK-11, STK-13). */
export const stockSheet: CardSheet<StockRow, StockContent, components['schemas']['StockItemWrite']> = {
  cards: stockCards,
  tur: 'STOK',
  operation: 'createStockItem',
  columns: stockColumns,
  required: ['malHizmet', 'birim'],
  fieldsOf(cells) {
    const coded = Object.entries(titled).flatMap(([field, list]) =>
      cells[field] === undefined ? [] : [[field, codeOfTitle(list, cells[field])]],
    );
    const currency = cells['dovizKodu'] === undefined ? {} : { dovizKodu: currencyOfCell(cells['dovizKodu']) };
    const fields = filledOrDefault(readStockRow({ ...cells, ...Object.fromEntries(coded), ...currency }), withDefault);
    // Without a code a card has no rate either.
    return fields['tevkifatKodu'] === '' ? { ...fields, V9015Orani: undefined } : fields;
  },
  keyOf: ({ malHizmet = '', birim = '' }) => (malHizmet === '' || birim === '' ? '' : `${foldTr(malHizmet)}\n${birim}`),
  bodyOf: (fields, known) => mergedBody(known && { ...stockItemWire(known) }, fields),
  validate: validateStockItem,
  contentOf: stockContent,
};

/** The code of a currency as people write it: 'try' and 'TL' → 'TRY'. */
function currencyOfCell(cell: string): string {
  const code = cell.toUpperCase();
  return code === 'TL' || code === '₺' ? 'TRY' : code;
}

/** The cells of a row; an empty one of these fields says nothing, so that the field takes its default. */
function filledOrDefault(
  cells: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell === '' && fields.includes(field) ? undefined : cell]),
  );
}

/** A known card, or none, with a row's fields on it; an undefined one is left out and takes its default. */
function mergedBody<Value>(
  known: Readonly<Record<string, Value>> | undefined,
  fields: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const merged = Object.entries({ ...known, ...fields });
  return Object.fromEntries(merged.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}
