import { readFileSync } from 'node:fs';
import { calculateInvoice } from '@kalem/domain';
import type { Invoice, Line, Seller } from '../source';

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
  iadeTuru: null,
  vadeTarihi: null,
  vergiler: [],
  not: '',
  onayDurumu: 'Onaylandi',
  portalDurumu: 'GONDERILDI',
  talepAkisi: [],
  createdAt: '2026-09-03T11:05:09Z',
  updatedAt: '2026-09-03T11:05:09Z',
};

/** An issued invoice with these lines, calculated as the server stores it. `fields` replaces fields. */
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

/** A fictitious company with all fields filled in. */
export const sampleSeller: Seller = {
  vknTckn: '3333333301',
  unvan: 'IŞIK ÖĞÜTÇÜ GIDA SANAYİ VE TİCARET A.Ş.',
  ad: '',
  soyad: '',
  sicilNo: '412345',
  mersisNo: '0333333330100017',
  vergiDairesi: 'ÇANKAYA',
  cadde: 'ATATÜRK CD',
  apartmanAdi: 'ÇINAR İŞ MERKEZİ',
  apartmanNo: '12',
  kapiNo: '3',
  mahalle: 'KIZILAY MAH.',
  il: 'ANKARA',
  ilce: 'ÇANKAYA',
  postaKodu: '06100',
  ulke: 'Türkiye',
  acikAdres: '',
  yetkiliTelNo: '3124567890',
  faksNo: '',
  email: 'bilgi@isikogutcu.test',
  website: 'www.isikogutcu.test',
  imzaData: null,
  logoData: null,
};

/** A green JPEG of 24 by 12 pixels. */
export const sampleJpeg =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAMABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCIASAAP//Z';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly input: Partial<Invoice> & { readonly paraBirimi: string; readonly malHizmetler: readonly Line[] };
}

const file = new URL('../../../../domain/vectors/public.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] };

/** All invoices of the computation vectors, calculated, as [id, name, invoice]. */
export const vectorInvoices: readonly (readonly [id: string, name: string, invoice: Invoice])[] = vectors
  .filter(({ kind }) => kind === 'invoice')
  .map(({ id, name, input: { malHizmetler, paraBirimi, ...fields } }) => [
    id,
    name,
    sampleInvoice(malHizmetler, { ...fields, paraBirim: paraBirimi }),
  ]);
