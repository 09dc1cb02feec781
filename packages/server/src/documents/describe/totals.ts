import { formatAmount, formatNumber, policies, toTl } from '@kalem/domain';
import { codeTitles, currencyCode } from '../titles';
import type { Invoice } from '../source';
import { isNone } from '../amounts';
import { type LineTax, taxSums, tevkifatSums } from '../taxes';
import type { Fact } from './DescribedInvoice';

/** The totals of an invoice up to what is payable, every tax by its official name; what is taken off has a minus. */
export function describeTotals(invoice: Invoice): Fact[] {
  const { totals, malHizmetler } = invoice;
  const currency = currencyCode(invoice.paraBirim);
  const money = (amount: string | undefined) => printMoney(amount, currency);
  const taxes = taxSums(malHizmetler).filter((tax) => tax.kod !== '0015');
  return [
    { label: 'Mal Hizmet Toplam Tutarı', value: money(totals.urunHizmetToplamTutari) },
    ...(isNone(totals.toplamIskonto)
      ? []
      : [{ label: `Toplam ${totals.tip ?? 'İskonto'}`, value: money(totals.toplamIskonto) }]),
    ...(totals.kdvToplamlar ?? []).flatMap(({ oran, matrah, tutar }) => [
      { label: `KDV Matrahı (%${formatNumber(oran)})`, value: money(matrah) },
      { label: `Hesaplanan KDV (%${formatNumber(oran)})`, value: money(tutar) },
    ]),
    ...taxes.filter((tax) => tax.adds).map((tax) => ({ label: printTax(tax), value: money(tax.tutar) })),
    { label: 'Vergiler Dahil Toplam Tutar', value: money(totals.vergilerDahilToplamTutar) },
    ...describeTevkifat(invoice, money),
    ...taxes
      .filter((tax) => !tax.adds || tax.kod === '4171')
      .map((tax) => ({ label: printTax(tax), value: `−${money(tax.tutar)}` })),
    ...describeDeferredKdv(invoice, money),
  ];
}

function printTax({ kod, oran }: LineTax): string {
  return `${codeTitles.tax(kod)}${isNone(oran) || kod === '4171' ? '' : ` (%${formatNumber(oran)})`}`;
}

function describeTevkifat({ totals, malHizmetler }: Invoice, money: (amount: string | undefined) => string): Fact[] {
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

/** The KDV of an export-registered delivery is shown and not collected. Source: fiscal-rules §7. */
function describeDeferredKdv({ faturaTip, totals }: Invoice, money: (amount: string | undefined) => string): Fact[] {
  if (faturaTip !== 'IHRACKAYITLI' || policies.ihracKayitliKdv !== 'deferred' || isNone(totals.hesaplananKdv))
    return [];
  return [{ label: 'Tahsil Edilmeyen KDV', value: `−${money(totals.hesaplananKdv)}` }];
}

/** The totals of an invoice in another currency once more in TRY, each times the rate, not added up again. Source: fiscal-rules §9. */
export function describeTlTotals(invoice: Invoice): Fact[] {
  const { tlKarsiligi, totals, dovizKur } = invoice;
  if (tlKarsiligi === undefined || currencyCode(invoice.paraBirim) === 'TRY') return [];
  const tl = (amount: string) => printMoney(toTl(amount, dovizKur), 'TRY');
  const taxes = taxSums(invoice.malHizmetler).filter((tax) => tax.kod !== '0015');
  return [
    { label: 'Mal Hizmet Toplam Tutarı', value: printMoney(tlKarsiligi.urunHizmetToplamTutari, 'TRY') },
    ...(totals.kdvToplamlar ?? []).map(({ oran, tutar }) => ({
      label: `Hesaplanan KDV (%${formatNumber(oran)})`,
      value: tl(tutar),
    })),
    ...taxes.map(({ kod, tutar }) => ({ label: codeTitles.tax(kod), value: tl(tutar) })),
    { label: 'Vergiler Dahil Toplam Tutar', value: printMoney(tlKarsiligi.vergilerDahilToplamTutar, 'TRY') },
    { label: 'Ödenecek Tutar', value: printMoney(tlKarsiligi.odenecekTutar, 'TRY') },
  ];
}

/** An amount with its currency, as official invoices write it: '1.234,56 TL', '1.234,56 USD'. */
export function printMoney(amount: string | undefined, currency: string): string {
  return `${formatAmount(amount ?? '0')} ${currency === 'TRY' ? 'TL' : currency}`;
}
