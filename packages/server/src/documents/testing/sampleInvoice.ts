import { calculateInvoice } from '@kalem/domain';
import type { Invoice, Line } from '../DocumentSource';

const blank: Omit<Invoice, 'malHizmetler' | 'totals'> = {
  id: '0e3f1a52-7c55-4a9e-9d3e-2f6a1b7c8d90',
  ettn: '6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53',
  belgeNumarasi: 'GIB2026000000917',
  faturaTarih: '2026-09-03',
  faturaSaat: '14:05:09',
  faturaTip: 'SATIS',
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '7351902846',
  aliciUnvan: 'Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.',
  aliciAdi: '',
  aliciSoyadi: '',
  vergiDairesi: 'ÜSKÜDAR',
  emails: ['muhasebe@yildizcicek.test'],
  emailAddresses: 'muhasebe@yildizcicek.test',
  iskonto: '0',
  il: 'İSTANBUL',
  ilce: 'ÜSKÜDAR',
  ulke: 'Türkiye',
  adres: 'Şehit Öğretmen Sk. No: 7/A',
  irsaliyeNumarasi: '',
  irsaliyeTarihi: '',
  iadeFaturalari: [],
  vergiler: [],
  not: '',
  onayDurumu: 'Onaylandi',
  portalDurumu: 'GONDERILDI',
  talepAkisi: [],
  createdAt: '2026-09-03T11:05:09Z',
};

/** An issued invoice with these lines, calculated as the server stores it; fields may be replaced. */
export function sampleInvoice(malHizmetler: readonly Line[], fields: Partial<Invoice> = {}): Invoice {
  const invoice = { ...blank, ...fields };
  const calculated = calculateInvoice({ ...invoice, malHizmetler });
  return {
    ...invoice,
    malHizmetler: malHizmetler.map((line, index) => ({ ...line, ...calculated.malHizmetler[index] })),
    totals: { ...calculated.totals, kdvToplamlar: [...calculated.totals.kdvToplamlar] },
    ...(calculated.tlKarsiligi !== undefined && { tlKarsiligi: calculated.tlKarsiligi }),
  };
}
