import { toScreenDate } from '@kalem/domain';
import { currencyCode } from '../currencyCode';
import type { Invoice, Seller } from '../DocumentSource';
import { qrContent } from '../qrContent';
import { splitNotes } from '../splitNotes';
import { usableJpeg } from '../usableJpeg';
import type { DescribedInvoice } from './DescribedInvoice';
import { describeFacts } from './describeFacts';
import { describeLine } from './describeLine';
import { describeReasons } from './describeReasons';
import { describeRecipient } from './describeRecipient';
import { describeSeller } from './describeSeller';
import { describeTlTotals } from './describeTlTotals';
import { describeTotals } from './describeTotals';
import { printMoney } from './printMoney';
import { usedColumns } from './usedColumns';

const stamps = { Onaylandi: undefined, Onaylanmadi: 'TASLAK', Silinmis: 'SİLİNMİŞ' } as const;

/** Puts a calculated invoice of a company into the words that its documents print. Pure: the same invoice, the same words. */
export function describeInvoice(invoice: Invoice, seller: Seller): DescribedInvoice {
  const { totals } = invoice;
  const stamp = stamps[invoice.onayDurumu];
  const words = totals.odenecekTutarText ?? '';
  const lines = invoice.malHizmetler.map(describeLine);
  return {
    title: 'e-Arşiv Fatura',
    stamp,
    number: invoice.belgeNumarasi ?? stamp ?? '',
    seller: describeSeller(seller),
    recipient: describeRecipient(invoice),
    facts: describeFacts(invoice),
    columns: usedColumns(lines),
    lines,
    totals: describeTotals(invoice),
    payable: { label: 'Ödenecek Tutar', value: printMoney(totals.odenecekTutar, currencyCode(invoice.paraBirim)) },
    tlTotals: describeTlTotals(invoice),
    words,
    returned: invoice.iadeFaturalari.map(({ faturaNumarasi = '', faturaTarih = '' }) => ({
      label: faturaNumarasi,
      value: toScreenDate(faturaTarih),
    })),
    reasons: describeReasons(invoice.malHizmetler),
    notes: splitNotes(invoice.not).filter((note) => note !== words),
    ettn: invoice.ettn ?? '',
    qr: invoice.ettn === null ? undefined : qrContent(invoice, seller),
    logo: usableJpeg(seller.logoData),
    signature: usableJpeg(seller.imzaData),
  };
}
