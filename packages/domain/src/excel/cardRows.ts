// Reads cards from the rows of a sheet, for the server that stores them and for the page that previews them. A separate
// entry point, because its code lists are larger than the columns.

import { deliveryTerms } from '../codes/delivery-terms';
import { stockTypes } from '../codes/invoice-types';
import { packageTypes } from '../codes/package-types';
import { transportModes } from '../codes/transport-modes';
import { units } from '../codes/units';
import { companyName } from '../companies';
import { readTermDays } from '../invoice/dueDate';
import { roundUnitPrice, UNIT_PRICE_DECIMALS } from '../invoice/lines';
import { hasWrongCheckDigit, numbersOfMany } from '../text/identifiers';
import { foldTr } from '../text/letters';
import type { Fault } from '../validation/FieldChecker';
import { validateCustomer } from '../validation/validateCustomer';
import { validateStockItem } from '../validation/validateStockItem';
import { customerColumns, readStockRow, stockColumns } from './cardColumns';
import { codeOfTitle, type ReadableColumn } from './sheets';

/**
 * The fields of a row by wire name. A column that the file lacks is missing here: a known card keeps its value.
 * `undefined` means an empty cell whose field cannot be an empty text in the contract, for example a number: the
 * field gets its default, also on a known card.
 */
type RowFields = Readonly<Record<string, string | undefined>>;

/** The rules for the rows of one kind of card. */
export interface CardRows {
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns are required. */
  readonly required: readonly string[];
  /** Groups of fields. A new card needs one field of each group, so without their columns no card can be added. */
  readonly named: readonly (readonly string[])[];
  /** Other usual headings of a column, by field. */
  readonly otherHeadings: Readonly<Record<string, readonly string[]>>;
  /** Fields that form one value over several cells. When one has a value, an empty one beside it is intended. */
  readonly together: readonly (readonly string[])[];
  /** The fields of a row in wire format: titles become codes. */
  fieldsOf(cells: Readonly<Record<string, string>>): RowFields;
  /** The key of the row; '' without one. */
  keyOf(fields: RowFields): string;
  /** The folded name, which distinguishes cards with the same key. */
  nameOf(fields: RowFields): string;
  /** Warnings in addition to the rules of the card. The row is imported nevertheless. */
  warningsOf(fields: RowFields): Fault[];
  /** A warning when the row gives a known card another name: a wrong number would overwrite another customer. */
  renamed(fields: RowFields, names: readonly string[]): Fault[];
  /** All faults and warnings of the card that the row makes, as a new card. */
  faultsOf(fields: RowFields): Fault[];
}

const NATURAL_PERSON = 11;
/** The fraction that Excel adds when it turns a number into text: '31970462024.0'. */
const noFraction = /^(\d{10,11})\.0+$/;
/** Decimals that change nothing: '30.0'. */
const zeroFraction = /\.0+$/;
/** Separators that people type between digits, and invisible characters from copying. */
const separators = /[\s\u200b.-]/g;

/**
 * Whether a known card keeps its value of this field when empty cells change nothing (`bosHucre`: KORU): the cell is
 * empty, and so are the cells that form one value with it.
 */
export function keepsOwn(
  { together }: Pick<CardRows, 'together'>,
  field: string,
  isFilled: (field: string) => boolean,
): boolean {
  return !isFilled(field) && !together.some((fields) => fields.includes(field) && fields.some(isFilled));
}

/**
 * Rows of customers (CUS-13, CUS-15, MNY-19). There is no column for legal persons: the length of the number decides.
 */
export const customerRows = {
  columns: customerColumns,
  required: ['vknTckn'],
  named: [['unvan'], ['ad', 'soyad']],
  together: [['ad', 'soyad']],
  otherHeadings: {
    vknTckn: [
      'VKN',
      'TCKN',
      'Vergi No',
      'Vergi Numarası',
      'Vergi Kimlik No',
      'Vergi Kimlik Numarası',
      'Vergi No / TC',
      'Vergi No / TCKN',
      'Vergi No / TC Kimlik No',
      'TC Kimlik No',
      'TC No',
      'VKN TC',
    ],
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
    email: ['E-posta', 'Mail', 'Mail Adresi', 'E-posta Adresi', 'Email Adresi', 'İletişim (mail)'],
    iskonto: ['İskonto', 'İskonto Oranı', 'İndirim'],
    paraBirimi: ['Döviz', 'Döviz Cinsi'],
    yetkiliAdi: ['Yetkili', 'Yetkili Kişi'],
    vadeGunu: ['Vade', 'Vadesi', 'Vade Günü', 'Vade Süresi', 'Ödeme Vadesi', 'Ödeme Vadesi (Gün)'],
  },
  fieldsOf: ({ vknTckn = '', paraBirimi, email, ...cells }: Readonly<Record<string, string>>) =>
    withPersonsName({
      ...filledOrDefault(cells, ['iskonto', 'vadeGunu']),
      // Lists of addresses end with a separator.
      ...(email !== undefined && { email: email.replace(/[,;]$/, '').trim() }),
      vknTckn: numberOfCell(vknTckn),
      ...(paraBirimi !== undefined && { paraBirimi: currencyOfCell(paraBirimi) }),
    }),
  keyOf: ({ vknTckn = '', ...names }: RowFields) =>
    numbersOfMany.includes(vknTckn) ? `${vknTckn}\n${customerName(names)}` : vknTckn,
  nameOf: customerName,
  warningsOf: wrongNumber,
  renamed,
  faultsOf: (fields: RowFields) => [...validateCustomer(customerOfRow(fields)), ...wrongNumber(fields)],
} satisfies CardRows;

/**
 * The customer of a row. The term is a whole number on the wire: '30' and '30.0' become 30. Another text stays, so that
 * validation reports it.
 */
export function customerOfRow(
  fields: RowFields,
): Readonly<Record<string, string | number | boolean | null | undefined>> {
  const { vadeGunu } = fields;
  const term = vadeGunu === undefined ? {} : { vadeGunu: readTermDays(vadeGunu.replace(zeroFraction, '')) };
  return { ...fields, ...term, tuzel: isLegal(fields) };
}

/** Splits a full name in the title column of a natural person: the last word is the surname. */
function withPersonsName<Fields extends RowFields>(fields: Fields): Fields {
  const { unvan = '', ad = '', soyad = '' } = fields;
  const words = unvan.split(' ').filter(Boolean);
  if (isLegal(fields) || ad + soyad !== '' || words.length < 2) return fields;
  return { ...fields, unvan: '', ad: words.slice(0, -1).join(' '), soyad: words.at(-1) };
}

function renamed(fields: RowFields, names: readonly string[]): Fault[] {
  const { unvan = '', ad = '', soyad = '' } = fields;
  const [name] = names;
  const isNamed = unvan !== '' || (ad !== '' && soyad !== '');
  if (!isNamed || name === undefined || names.some((one) => foldTr(one) === customerName(fields))) return [];
  return [{ path: unvan === '' ? 'ad' : 'unvan', severity: 'warning', code: 'CARD_RENAMED', params: { name } }];
}

export function wrongNumber({ vknTckn = '' }: RowFields): Fault[] {
  if (!hasWrongCheckDigit(vknTckn)) return [];
  return [{ path: 'vknTckn', severity: 'warning', code: 'VKN_TCKN_CHECK_DIGIT', params: {} }];
}

function customerName(names: RowFields): string {
  return foldTr(companyName(names));
}

/** Whether the row describes a legal person. */
export function isLegal({ vknTckn = '' }: RowFields): boolean {
  return vknTckn.length !== NATURAL_PERSON;
}

/** Columns whose cells may contain a title instead of a code. */
const titled = {
  stokTipi: stockTypes,
  birim: units,
  teslimSarti: deliveryTerms,
  esyaKapCinsi: packageTypes,
  gonderilmeSekli: transportModes,
};
/** Fields for which the contract does not allow an empty text. */
const withDefault = ['stokTipi', 'birimFiyat', 'kdvOrani', 'V9015Orani', 'ozelMatrahTutari'];

/** Rows of stock items (STK-11, STK-13). */
export const stockRows = {
  columns: stockColumns,
  required: ['malHizmet', 'birim'],
  named: [],
  together: [],
  otherHeadings: {
    malHizmet: [
      'Ürün',
      'Ürün Adı',
      'Ürün / Hizmet',
      'Ürün / Hizmet Adı',
      'Mal / Hizmet Adı',
      'Stok Adı',
      'Malzeme',
      'Mal',
      'Hizmet',
      'Hizmet Adı',
      'Ad',
    ],
    birim: ['Birimi', 'Ölçü Birimi', 'Ölçü'],
    birimFiyat: [
      'Fiyat',
      'Fiyatı',
      'Satış Fiyatı',
      'Birim Fiyatı',
      'Fiyat (TL)',
      'Satış Fiyatı (TL)',
      'Birim Fiyat (TL)',
    ],
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
    // Without a code a card has no rate.
    return fields.tevkifatKodu === '' ? { ...fields, V9015Orani: undefined } : fields;
  },
  keyOf: ({ malHizmet = '', birim = '' }: RowFields) =>
    malHizmet === '' || birim === '' ? '' : `${foldTr(malHizmet)}\n${birim}`,
  nameOf: ({ malHizmet = '' }: RowFields) => foldTr(malHizmet),
  warningsOf: roundedPrice,
  // The name is part of the key.
  renamed: () => [],
  faultsOf: (fields: RowFields) => [...validateStockItem(withRoundedPrice(fields)), ...roundedPrice(fields)],
} satisfies CardRows;

/** A row with its unit price rounded as cards store it. */
export function withRoundedPrice<Fields extends RowFields>(fields: Fields): Fields {
  const { birimFiyat } = fields;
  return birimFiyat === undefined ? fields : { ...fields, birimFiyat: roundUnitPrice(birimFiyat) };
}

function roundedPrice(fields: RowFields): Fault[] {
  if (withRoundedPrice(fields).birimFiyat === fields.birimFiyat) return [];
  return [{ path: 'birimFiyat', severity: 'warning', code: 'PRICE_ROUNDED', params: { max: UNIT_PRICE_DECIMALS } }];
}

/** The number of a customer without separators: '319 704 62024' → '31970462024'. */
export function numberOfCell(cell: string): string {
  return cell.replace(noFraction, '$1').replace(separators, '');
}

/** Parses a currency cell: 'try' and 'TL' → 'TRY'. */
export function currencyOfCell(cell: string): string {
  const code = cell.toUpperCase();
  return code === 'TL' || code === '₺' ? 'TRY' : code;
}

/** The cells of a row. An empty cell of the given fields is undefined, so that the field gets its default. */
function filledOrDefault(
  cells: Readonly<Record<string, string>>,
  fields: readonly string[],
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(cells).map(([field, cell]) => [field, cell === '' && fields.includes(field) ? undefined : cell]),
  );
}
