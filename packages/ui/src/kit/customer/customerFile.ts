import { customerColumns, exportFiles } from '@kalem/domain';
import type { CardFile } from '../cards/exportCards';

/** cariler.xlsx (CUS-14, CUS-15) and its sample file. */
export const customerFile: CardFile = {
  sheetName: 'Cariler',
  fileName: exportFiles.cariler,
  columns: customerColumns,
  sampleName: 'ornek-cari.xlsx',
  sample: {
    vknTckn: '1234567890',
    unvan: 'Örnek Ticaret Anonim Şirketi',
    vergiDairesi: 'Kadıköy Vergi Dairesi Müdürlüğü',
    adres: 'Caferağa Mah. Örnek Sok. No: 1',
    ilce: 'KADIKÖY',
    il: 'İSTANBUL',
    postaKodu: '34710',
    ulke: 'Türkiye',
    telNo: '5321234567',
    email: 'muhasebe@ornek.com.tr',
    iskonto: '5',
    paraBirimi: 'TRY',
    yetkiliAdi: 'Işıl Örnek',
    vadeGunu: 30,
  },
};
