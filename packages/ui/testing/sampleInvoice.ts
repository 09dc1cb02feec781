import { newInvoice, type InvoiceDraft, type Line } from '@kalem/domain';

/** Long names, İ and ı, seven digits, five decimals, discounts and every usual rate. */
const samples: readonly Line[] = [
  {
    malHizmet: 'Ofis ve ortak alan temizlik hizmeti, Kasım 2026',
    miktar: '1',
    birim: 'MON',
    birimFiyat: '186500',
    kdvOrani: '20',
  },
  {
    malHizmet: 'Dış cephe cam temizliği (sepetli vinç dâhil)',
    miktar: '2450',
    birim: 'MTK',
    birimFiyat: '38.75',
    iskontoOrani: '5',
    kdvOrani: '20',
  },
  {
    malHizmet: 'Peyzaj, çim biçme ve bahçe bakım hizmeti',
    miktar: '1',
    birim: 'MON',
    birimFiyat: '42000',
    kdvOrani: '20',
  },
  {
    malHizmet: 'Özel güvenlik hizmeti, 12 personel, 7/24',
    miktar: '12',
    birim: 'MON',
    birimFiyat: '161250',
    kdvOrani: '20',
  },
  {
    malHizmet: 'Sıvı el sabunu, 5 L bidon',
    miktar: '48',
    birim: 'C62',
    birimFiyat: '189.9',
    iskontoOrani: '10',
    kdvOrani: '20',
  },
  { malHizmet: 'Çöp poşeti, jumbo boy 80×110 cm', miktar: '120', birim: 'PA', birimFiyat: '64.16667', kdvOrani: '20' },
  { malHizmet: 'Z katlı kâğıt havlu, 200 yaprak × 12', miktar: '36', birim: 'BX', birimFiyat: '412.5', kdvOrani: '10' },
  { malHizmet: 'Damacana içme suyu, 19 L', miktar: '60', birim: 'C62', birimFiyat: '95', kdvOrani: '1' },
];

/** A sale with `lines` lines to a company that the portal knows. */
export function sampleInvoice(lines: number, now: Date): InvoiceDraft {
  return {
    ...newInvoice({ now }),
    vknTckn: '7351902844',
    aliciUnvan: 'İğneada Lojistik Depolama ve Antrepo İşletmeciliği Anonim Şirketi',
    vergiDairesi: 'Kırklareli Vergi Dairesi Müdürlüğü',
    emails: ['muhasebe@igneada-lojistik.example'],
    il: 'KIRKLARELİ',
    ilce: 'MERKEZ',
    adres: 'Karacaibrahim Mah. Liman Yolu No: 3',
    malHizmetler: Array.from({ length: lines }, (_, index) => ({ ...samples[index % samples.length] })),
    not: '###Sözleşme No: 2026/118. Şantiye girişinde İSG evrakı ibraz edilmiştir.',
  };
}
