import type { Seller } from '../DocumentSource';

/** A fictitious company with everything filled in. */
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
