import { normalizePhone } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { CustomerContent } from '../../db/customerCards';

/** A customer body as it is stored: texts without blanks around them, phones as ten digits, the IBAN without blanks, defaults where nothing stands (CUS-16). */
export function customerContent(body: components['schemas']['CustomerWrite']): CustomerContent {
  return {
    vknTckn: text(body.vknTckn),
    unvan: text(body.unvan),
    ad: text(body.ad),
    soyad: text(body.soyad),
    vergiDairesi: text(body.vergiDairesi),
    adres: text(body.adres),
    ilce: text(body.ilce),
    il: text(body.il),
    postaKodu: text(body.postaKodu),
    ulke: text(body.ulke) || 'Türkiye',
    telNo: normalizePhone(text(body.telNo)),
    faksNo: text(body.faksNo),
    email: text(body.email),
    maliMusavirEmail: text(body.maliMusavirEmail),
    iban: text(body.iban).replace(/\s/g, '').toUpperCase(),
    iskonto: body.iskonto ?? '0',
    paraBirimi: text(body.paraBirimi) || 'TRY',
    yetkiliAdi: text(body.yetkiliAdi),
    yetkiliEmail: text(body.yetkiliEmail),
    yetkiliTelNo: normalizePhone(text(body.yetkiliTelNo)),
    notlar: text(body.notlar),
    tuzel: body.tuzel ?? true,
  };
}

function text(value: string | undefined): string {
  return value?.trim() ?? '';
}
