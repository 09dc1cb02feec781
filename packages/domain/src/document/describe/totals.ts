import { toTl } from '../../calculation/totals';
import type { Invoice } from '../../invoice/Invoice';
import { formatNumber } from '../../text/numbers';
import { currencyCode, isZero, printMoney } from '../money';
import { isKdvDeferred, type LineTax, otherTaxSums, tevkifatSums } from '../taxes';
import { taxTitle } from '../titles';
import type { Fact } from './facts';

type PrintAmount = (amount: string | undefined) => string;

/**
 * The totals of an invoice up to the payable amount, every tax by its official name. Subtracted amounts have a minus.
 */
export function describeTotals(invoice: Invoice): Fact[] {
  const { totals, malHizmetler } = invoice;
  const currency = currencyCode(invoice.paraBirim);
  const money: PrintAmount = (amount) => printMoney(amount, currency);
  const taxes = otherTaxSums(malHizmetler);
  return [
    { label: 'Mal Hizmet Toplam Tutarı', value: money(totals.urunHizmetToplamTutari) },
    ...(isZero(totals.toplamIskonto)
      ? []
      : [{ label: `Toplam ${totals.tip ?? 'İskonto'}`, value: money(totals.toplamIskonto) }]),
    ...(totals.kdvToplamlar ?? []).flatMap(({ oran, matrah, tutar }) => [
      { label: `KDV Matrahı (%${formatNumber(oran)})`, value: money(matrah) },
      { label: `Hesaplanan KDV (%${formatNumber(oran)})`, value: money(tutar) },
    ]),
    ...taxes.filter(({ adds }) => adds).map((tax) => ({ label: labelOf(tax), value: money(tax.tutar) })),
    { label: 'Vergiler Dahil Toplam Tutar', value: money(totals.vergilerDahilToplamTutar) },
    ...describeTevkifat(invoice, money),
    ...taxes
      .filter(({ subtracts }) => subtracts)
      .map((tax) => ({ label: labelOf(tax), value: `−${money(tax.tutar)}` })),
    ...describeDeferredKdv(invoice, money),
  ];
}

/** The amount of ÖTV tevkifatı is entered, so its rate is not printed. Source: fiscal-rules 4. */
const OTV_TEVKIFATI = '4171';

function labelOf({ kod, oran }: LineTax): string {
  return `${taxTitle(kod)}${isZero(oran) || kod === OTV_TEVKIFATI ? '' : ` (%${formatNumber(oran)})`}`;
}

function describeTevkifat({ totals, malHizmetler }: Invoice, money: PrintAmount): Fact[] {
  if (totals.hesaplananV9015 === undefined) return [];
  return [
    { label: 'Tevkifata Tabi İşlem Tutarı', value: money(totals.tevkifataTabiIslemTutar) },
    { label: 'Tevkifata Tabi İşlem Üzerinden Hesaplanan KDV', value: money(totals.tevkifataTabiIslemKdv) },
    ...tevkifatSums(malHizmetler).map(({ kod, oran, tutar }) => ({
      label: `Hesaplanan KDV Tevkifatı ${kod} (%${formatNumber(oran)})`,
      value: `−${money(tutar)}`,
    })),
  ];
}

function describeDeferredKdv(invoice: Invoice, money: PrintAmount): Fact[] {
  const { hesaplananKdv } = invoice.totals;
  if (!isKdvDeferred(invoice) || isZero(hesaplananKdv)) return [];
  return [{ label: 'Tahsil Edilmeyen KDV', value: `−${money(hesaplananKdv)}` }];
}

/** The totals of a foreign-currency invoice in TRY: each times the rate, not summed again. Source: fiscal-rules 9. */
export function describeTlTotals(invoice: Invoice): Fact[] {
  const { tlKarsiligi, totals, dovizKur } = invoice;
  if (tlKarsiligi === undefined || currencyCode(invoice.paraBirim) === 'TRY') return [];
  const tl = (amount: string) => printMoney(toTl(amount, dovizKur), 'TRY');
  return [
    { label: 'Mal Hizmet Toplam Tutarı', value: printMoney(tlKarsiligi.urunHizmetToplamTutari, 'TRY') },
    ...(totals.kdvToplamlar ?? []).map(({ oran, tutar }) => ({
      label: `Hesaplanan KDV (%${formatNumber(oran)})`,
      value: tl(tutar),
    })),
    ...otherTaxSums(invoice.malHizmetler).map(({ kod, tutar }) => ({ label: taxTitle(kod), value: tl(tutar) })),
    { label: 'Vergiler Dahil Toplam Tutar', value: printMoney(tlKarsiligi.vergilerDahilToplamTutar, 'TRY') },
    { label: 'Ödenecek Tutar', value: printMoney(tlKarsiligi.odenecekTutar, 'TRY') },
  ];
}
