import type { components } from '@kalem/sdk';

/** A sale of two lines, 1 260.00 to pay, to a taxpayer whom the portal knows. */
export function invoiceBody(
  changes: Partial<components['schemas']['InvoiceWrite']> = {},
): components['schemas']['InvoiceWrite'] {
  return {
    faturaTarih: '2026-09-03',
    faturaSaat: '12:00:00',
    faturaTip: 'SATIS',
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '1938472657',
    aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
    vergiDairesi: 'Ümraniye',
    emails: ['muhasebe@buyukcamlica.example'],
    ulke: 'Türkiye',
    il: 'İSTANBUL',
    ilce: 'ÜSKÜDAR',
    adres: 'Kısıklı Mah. Bosna Bulvarı No: 64',
    malHizmetler: [
      {
        malHizmet: 'Bakım hizmeti',
        miktar: '2',
        birim: 'C62',
        birimFiyat: '500',
        iskontoTip: 'ISKONTO',
        iskontoOrani: '10',
        kdvOrani: '20',
      },
      { malHizmet: 'Yol gideri', miktar: '1', birim: 'C62', birimFiyat: '150', kdvOrani: '20' },
    ],
    not: '###Teşekkür ederiz',
    ...changes,
  };
}
