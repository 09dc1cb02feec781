import { istanbulNow } from '../dates/days';
import type { InvoiceDraft } from './InvoiceDraft';
import { newLine } from './newLine';

/** A new invoice with one empty line: SATIS in TRY, to Türkiye, of this moment in Istanbul. Source: INV-08. */
export function newInvoice({ now }: { readonly now: Date }): InvoiceDraft {
  const { date, time } = istanbulNow(now);
  return {
    faturaTip: 'SATIS',
    faturaTarih: date,
    faturaSaat: time,
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '',
    aliciUnvan: '',
    aliciAdi: '',
    aliciSoyadi: '',
    vergiDairesi: '',
    emails: [],
    iskonto: '0',
    ulke: 'Türkiye',
    il: '',
    ilce: '',
    adres: '',
    irsaliyeNumarasi: '',
    irsaliyeTarihi: '',
    iadeFaturalari: [],
    vergiler: [],
    malHizmetler: [newLine('SATIS')],
    not: '',
  };
}
