import { codeOfTitle, foldTr, readStockRow, stockColumns, validateStockItem } from '@kalem/domain';
import { deliveryTerms } from '@kalem/domain/codes/delivery-terms';
import { stockTypes } from '@kalem/domain/codes/invoice-types';
import { packageTypes } from '@kalem/domain/codes/package-types';
import { transportModes } from '@kalem/domain/codes/transport-modes';
import { units } from '@kalem/domain/codes/units';
import type { components } from '@kalem/openapi';
import { stockItemWire } from '../../db/cardWire';
import { stockCards, type StockContent, type StockRow } from '../../db/stockCards';
import type { CardSheet } from './CardSheet';
import { currencyOfCell } from './currencyOfCell';
import { filledOrDefault } from './filledOrDefault';
import { mergedBody } from './mergedBody';
import { stockContent } from './stockContent';

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
