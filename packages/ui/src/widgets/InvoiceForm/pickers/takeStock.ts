import { addTax, applyStock, isFurtherTaxRate, type Line, readTaxField } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import type { LineAtom } from '../../../draft/lines/LinesState';

export type StockItem = components['schemas']['StockItem'];

/**
 * Fills a line from a stock item in one step, with this price or the card's. Taxes of the card that the invoice does
 * not have yet are added to it. A card price in another currency than the invoice's is not used. Returns how to undo it
 * (LIN-05).
 */
export function takeStock(form: InvoiceFormStore, line: LineAtom, item: StockItem, price?: string): () => void {
  const { faturaTip = 'SATIS', paraBirim } = form.jotai.get(form.header);
  const index = form.lines.indexOf(line);
  const cardPrice = priceOf(item, paraBirim);
  const given = { ...item, birimFiyat: price ?? cardPrice, kdvOrani: item.kdvOrani };
  const undo = form.rewrite((invoice) => {
    const taxed = taxesOf(item).reduce((before, code) => addTax(before, code), invoice);
    const filled = (before: Line) => applyStock(before, given, faturaTip);
    const malHizmetler = taxed.malHizmetler.map((before, at) => (at === index ? filled(before) : before));
    return { ...taxed, malHizmetler };
  });
  form.caret.moveTo(line, 'miktar');
  return undo;
}

/** The price of the card, if it has one in the invoice's currency; else ''. */
export function priceOf({ birimFiyat = '', dovizKodu }: StockItem, paraBirim: string): string {
  return Number(birimFiyat) > 0 && (dovizKodu ?? 'TRY') === paraBirim ? birimFiyat : '';
}

/** The taxes for which the card has a rate. */
function taxesOf(item: StockItem): readonly string[] {
  return Object.entries(item).flatMap(([field, value]) => {
    const tax = readTaxField(field);
    return tax && isFurtherTaxRate(field) && Number(value) > 0 ? [tax.code] : [];
  });
}
