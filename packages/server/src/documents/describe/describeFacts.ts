import { formatNumber, toScreenDate } from '@kalem/domain';
import { codeTitles } from '../codeTitles';
import { currencyCode } from '../currencyCode';
import type { Invoice } from '../DocumentSource';
import type { Fact } from './DescribedInvoice';
import { filledFacts } from './filledFacts';

/** What identifies an invoice: its number, its day and the rest of its head. */
export function describeFacts(invoice: Invoice): Fact[] {
  const currency = currencyCode(invoice.paraBirim);
  const foreign = currency !== 'TRY';
  return filledFacts([
    ['Özelleştirme No', 'TR1.2'],
    ['Senaryo', 'EARSIVFATURA'],
    ['Fatura Tipi', codeTitles.invoiceType(invoice.faturaTip ?? '')],
    ['Fatura No', invoice.belgeNumarasi ?? 'TASLAK'],
    ['Fatura Tarihi', toScreenDate(invoice.faturaTarih)],
    ['Fatura Saati', invoice.faturaSaat],
    ['İrsaliye No', invoice.irsaliyeNumarasi],
    ['İrsaliye Tarihi', toScreenDate(invoice.irsaliyeTarihi)],
    ['Para Birimi', foreign ? currency : ''],
    ['Döviz Kuru', foreign ? `1 ${currency} = ${formatNumber(invoice.dovizKur)} TL` : ''],
  ]);
}
