import { newInvoice, splitNotes, type InvoiceDraft } from '@kalem/domain';
import type { FormDraft } from './FormDraft';

/** A draft of the domain as the form holds it; what it leaves out is as in a new invoice. */
export function toFormDraft({ malHizmetler, totals: _totals, not = '', ...fields }: InvoiceDraft, now: Date): FormDraft {
  const { malHizmetler: firstLines, not: _not, totals: _none, ...defaults } = newInvoice({ now });
  const header = {
    faturaTip: 'SATIS' as const,
    faturaTarih: '',
    faturaSaat: '',
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '',
    aliciUnvan: '',
    aliciAdi: '',
    aliciSoyadi: '',
    vergiDairesi: '',
    emails: [],
    iskonto: '0',
    il: '',
    ilce: '',
    ulke: '',
    adres: '',
    irsaliyeNumarasi: '',
    irsaliyeTarihi: '',
    iadeFaturalari: [],
    vergiler: [],
    ...defaults,
    ...fields,
    ozelNotlar: splitNotes(not).special,
  };
  return { header, malHizmetler: malHizmetler.length > 0 ? malHizmetler : firstLines };
}
