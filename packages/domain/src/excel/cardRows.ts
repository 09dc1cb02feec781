// What the rows of a sheet say of cards: read by the server that stores them, and by the page that looks through them
// before they are sent. An entry of its own, for its code lists weigh more than the columns.

import { deliveryTerms } from '../codes/delivery-terms';
import { stockTypes } from '../codes/invoice-types';
import { packageTypes } from '../codes/package-types';
import { transportModes } from '../codes/transport-modes';
import { units } from '../codes/units';
import { companyName } from '../companies';
import { roundUnitPrice, UNIT_PRICE_DECIMALS } from '../invoice/lines';
import { hasWrongCheckDigit, numbersOfMany } from '../text/identifiers';
import { foldTr } from '../text/letters';
import type { Fault } from '../validation/FieldChecker';
import { validateCustomer } from '../validation/validateCustomer';
import { validateStockItem } from '../validation/validateStockItem';
import { customerColumns, readStockRow, stockColumns } from './cardColumns';
import { codeOfTitle, type ReadableColumn } from './sheets';

/**
 * The fields of a row by wire name. One whose column the file lacks is not among them: a known card keeps its own. An
 * undefined one has an empty cell where the contract takes no empty text, a number for example: the field takes its
 * default, on a known card too.
 */
type RowFields = Readonly<Record<string, string | undefined>>;

/** How the rows of one kind of card are read. */
export interface CardRows {
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns have to be there. */
  readonly required: readonly string[];
  /** Groups of fields of which a card that is not there yet needs one: without their columns nothing can be added. */
  readonly named: readonly (readonly string[])[];
  /** Other headings that people write over a column, by its field. */
  readonly otherHeadings: Readonly<Record<string, readonly string[]>>;
  /** Fields that are one value in several cells: where one holds something, an empty one beside it is meant. */
  readonly together: readonly (readonly string[])[];
  /** The fields of a row as the wire has them: codes for titles. */
  fieldsOf(cells: Readonly<Record<string, string>>): RowFields;
  /** What the row is known by; '' when it does not say. */
  keyOf(fields: RowFields): string;
  /** The folded name, which tells cards of one key apart. */
  nameOf(fields: RowFields): string;
  /** What is better looked at in a row, beside what the rules of its card say; it is taken as it is. */
  warningsOf(fields: RowFields): Fault[];
  /** All that is to say of the card that the row makes, where nothing is known of it yet. */
  faultsOf(fields: RowFields): Fault[];
}

const NATURAL_PERSON = 11;
/** What Excel appends to a number that it has made a text: '31970462024.0'. */
const noFraction = /^(\d{10,11})\.0+$/;
/** What people write between digits, and what copying brings along. */
const separators = /[\s\u200b.-]/g;

/**
 * Whether a known card keeps its own of this field where empty cells change nothing (`bosHucre`: KORU): its cell is
 * empty, and so are those of what it is one value with.
 */
export function keepsOwn(
  { together }: Pick<CardRows, 'together'>,
  field: string,
  isFilled: (field: string) => boolean,
): boolean {
  return !isFilled(field) && !together.some((fields) => fields.includes(field) && fields.some(isFilled));
}

/** Rows of customers (CUS-13, CUS-15). Whether a person is legal has no column: the length of the number says it. */
export const customerRows = {
  columns: customerColumns,
  required: ['vknTckn'],
  named: [['unvan'], ['ad', 'soyad']],
  together: [['ad', 'soyad']],
  otherHeadings: {
    vknTckn: ['VKN', 'TCKN', 'Vergi No', 'Vergi Numarası', 'Vergi Kimlik No', 'TC Kimlik No', 'VKN TC'],
    unvan: [
      'Firma Ünvanı',
      'Firma Adı',
      'Firma',
      'Firma / Ad Soyad',
      'Ticari Unvan',
      'Müşteri',
      'Müşteri Adı',
      'Cari Adı',
      'Cari Unvan',
    ],
    ad: ['Adı', 'İsim'],
    soyad: ['Soyadı', 'Soyisim'],
    vergiDairesi: ['Vergi D.', 'V.D.'],
    adres: ['Adresi', 'Açık Adres'],
    il: ['Şehir', 'İli'],
    ilce: ['İlçesi', 'Semt'],
    postaKodu: ['PK', 'Posta'],
    telNo: ['Tel', 'Telefon No', 'Tel No', 'Cep', 'Cep Telefonu', 'GSM'],
    email: ['E-posta', 'Mail', 'E-posta Adresi'],
    iskonto: ['İskonto', 'İskonto Oranı', 'İndirim'],
    paraBirimi: ['Döviz', 'Döviz Cinsi'],
    yetkiliAdi: ['Yetkili', 'Yetkili Kişi'],
  },
  fieldsOf: ({ vknTckn = '', paraBirimi, ...cells }: Readonly<Record<string, string>>) =>
    withPersonsName({
      ...filledOrDefault(cells, ['iskonto']),
      vknTckn: vknTckn.replace(noFraction, '$1').replace(separators, ''),
      ...(paraBirimi !== undefined && { paraBirimi: currencyOfCell(paraBirimi) }),
    }),
  keyOf: ({ vknTckn = '', ...names }: RowFields) =>
    numbersOfMany.includes(vknTckn) ? `${vknTckn}\n${customerName(names)}` : vknTckn,
  nameOf: customerName,
  warningsOf: wrongNumber,
  faultsOf: (fields: RowFields) => [...validateCustomer({ ...fields, tuzel: isLegal(fields) }), ...wrongNumber(fields)],
} satisfies CardRows;

/** A person whose whole name stands in the column of titles: the last word is the surname. */
function withPersonsName<Fields extends RowFields>(fields: Fields): Fields {
  const { unvan = '', ad = '', soyad = '' } = fields;
  const words = unvan.split(' ').filter(Boolean);
  if (isLegal(fields) || ad + soyad !== '' || words.length < 2) return fields;
  return { ...fields, unvan: '', ad: words.slice(0, -1).join(' '), soyad: words.at(-1) };
}

function wrongNumber({ vknTckn = '' }: RowFields): Fault[] {
  if (!hasWrongCheckDigit(vknTckn)) return [];
  return [{ path: 'vknTckn', severity: 'warning', code: 'VKN_TCKN_CHECK_DIGIT', params: {} }];
}

function customerName(names: RowFields): string {
  return foldTr(companyName(names));
}

/** Whether the person of a row is a legal one. */
export function isLegal({ vknTckn = '' }: RowFields): boolean {
  return vknTckn.length !== NATURAL_PERSON;
}

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

/** Rows of stock items (STK-11, STK-13). */
export const stockRows = {
  columns: stockColumns,
  required: ['malHizmet', 'birim'],
  named: [],
  together: [],
  otherHeadings: {
    malHizmet: ['Ürün', 'Ürün Adı', 'Stok Adı', 'Malzeme', 'Mal', 'Hizmet', 'Hizmet Adı', 'Ad'],
    birim: ['Birimi', 'Ölçü Birimi', 'Ölçü'],
    birimFiyat: ['Fiyat', 'Fiyatı', 'Satış Fiyatı', 'Birim Fiyatı'],
    dovizKodu: ['Döviz', 'Para Birimi', 'Döviz Cinsi'],
    kdvOrani: ['KDV', 'KDV %'],
    gtip: ['GTİP No', 'GTIP Kodu'],
    stokTipi: ['Tip', 'Tipi', 'Tür'],
    aciklama: ['Not', 'Notlar'],
  },
  fieldsOf(cells: Readonly<Record<string, string>>) {
    const coded = Object.entries(titled).flatMap(([field, list]) =>
      cells[field] === undefined ? [] : [[field, codeOfTitle(list, cells[field])]],
    );
    const currency = cells.dovizKodu === undefined ? {} : { dovizKodu: currencyOfCell(cells.dovizKodu) };
    const fields = filledOrDefault(readStockRow({ ...cells, ...Object.fromEntries(coded), ...currency }), withDefault);
    // Without a code a card has no rate either.
    return fields.tevkifatKodu === '' ? { ...fields, V9015Orani: undefined } : fields;
  },
  keyOf: ({ malHizmet = '', birim = '' }: RowFields) =>
    malHizmet === '' || birim === '' ? '' : `${foldTr(malHizmet)}\n${birim}`,
  nameOf: ({ malHizmet = '' }: RowFields) => foldTr(malHizmet),
  warningsOf: roundedPrice,
  faultsOf: (fields: RowFields) => [...validateStockItem(withRoundedPrice(fields)), ...roundedPrice(fields)],
} satisfies CardRows;

/** A row with its unit price as a card keeps it. */
export function withRoundedPrice<Fields extends RowFields>(fields: Fields): Fields {
  const { birimFiyat } = fields;
  return birimFiyat === undefined ? fields : { ...fields, birimFiyat: roundUnitPrice(birimFiyat) };
}

function roundedPrice(fields: RowFields): Fault[] {
  if (withRoundedPrice(fields).birimFiyat === fields.birimFiyat) return [];
  return [{ path: 'birimFiyat', severity: 'warning', code: 'PRICE_ROUNDED', params: { max: UNIT_PRICE_DECIMALS } }];
}

/** The code of a currency as people write it: 'try' and 'TL' → 'TRY'. */
function currencyOfCell(cell: string): string {
  const code = cell.toUpperCase();
  return code === 'TL' || code === '₺' ? 'TRY' : code;
}

/** The cells of a row; an empty one of these fields is undefined, so that the field takes its default. */
function filledOrDefault(
  cells: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell === '' && fields.includes(field) ? undefined : cell]),
  );
}
