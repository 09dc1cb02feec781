import { addTax, applyStock, isFurtherTaxRate, type Line, readTaxField } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { InvoiceFormStore } from '../../../draft/InvoiceFormStore';
import type { LineAtom } from '../../../draft/lines/LinesState';

export type StockItem = components['schemas']['StockItem'];

/**
 * Puts a stock item on a line, as one step, with this price or the card's; taxes of the card that the invoice does not
 * have yet come with it. A price in another currency than the invoice's would be wrong and is left behind. Returns how
 * to undo it (LIN-05).
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

/** The card's price where it has one that the invoice can take; else ''. */
export function priceOf({ birimFiyat = '', dovizKodu }: StockItem, paraBirim: string): string {
  return Number(birimFiyat) > 0 && (dovizKodu ?? 'TRY') === paraBirim ? birimFiyat : '';
}

/** Taxes that the card has a rate of. */
function taxesOf(item: StockItem): readonly string[] {
  return Object.entries(item).flatMap(([field, value]) => {
    const tax = readTaxField(field);
    return tax && isFurtherTaxRate(field) && Number(value) > 0 ? [tax.code] : [];
  });
}
