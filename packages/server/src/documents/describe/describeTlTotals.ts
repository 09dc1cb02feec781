import { formatNumber, toTl } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import { currencyCode } from '../currencyCode';
import type { Invoice } from '../DocumentSource';
import { taxSums } from '../taxSums';
import type { Fact } from './DescribedInvoice';
import { printMoney } from './printMoney';

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
