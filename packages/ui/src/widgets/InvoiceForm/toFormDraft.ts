import { newLine, splitNotes, type InvoiceDraft } from '@kalem/domain';
import type { DraftHeader, FormDraft } from './FormDraft';

const nothing: Omit<DraftHeader, 'ozelNotlar'> = {
  faturaTip: 'SATIS',
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
  iskonto: '',
  il: '',
  ilce: '',
  ulke: '',
  adres: '',
  irsaliyeNumarasi: '',
  irsaliyeTarihi: '',
  iadeFaturalari: [],
  vergiler: [],
};

/** A draft of the domain as the form holds it. */
export function toFormDraft({ malHizmetler, totals: _totals, not = '', ...fields }: InvoiceDraft): FormDraft {
  const header: DraftHeader = {
    ...nothing,
    ...fields,
    iskonto: withoutZero(fields.iskonto),
    ozelNotlar: splitNotes(not).special,
  };
  return { header, malHizmetler: malHizmetler.length > 0 ? malHizmetler : [newLine(header.faturaTip)] };
}

/** No discount is an empty field, not a 0 to be deleted first. */
function withoutZero(rate = ''): string {
  return Number(rate) === 0 ? '' : rate;
}
