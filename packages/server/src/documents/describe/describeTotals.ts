import { formatNumber, policies } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import { currencyCode } from '../currencyCode';
import type { Invoice } from '../DocumentSource';
import { isNone } from '../isNone';
import type { LineTax } from '../lineTaxes';
import { taxSums } from '../taxSums';
import { tevkifatSums } from '../tevkifatSums';
import type { Fact } from './DescribedInvoice';
import { printMoney } from './printMoney';

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
