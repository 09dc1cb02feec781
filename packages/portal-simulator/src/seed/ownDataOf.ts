import type { OwnData } from '../state';
import type { AccountHolder } from './AccountHolder';
import type { Taxpayer } from './Taxpayer';

/** The own data of a taxpayer, complete for an account holder, otherwise as far as the registry knows them. */
export function ownDataOf(taxpayer: Taxpayer & Partial<AccountHolder>): OwnData {
  const { vknTckn, unvan, ad, soyad, vergiDairesi, cadde, ilce, il } = taxpayer;
  return {
    vknTckn,
    unvan,
    ad,
    soyad,
    vergiDairesi,
    sicilNo: '',
    mersisNo: '',
    isMerkezi: '',
    cadde,
    apartmanAdi: '',
    apartmanNo: taxpayer.apartmanNo ?? '',
    kapiNo: taxpayer.kapiNo ?? '',
    kasaba: '',
    ilce,
    il,
    postaKodu: taxpayer.postaKodu ?? '',
    ulke: 'Türkiye',
    telNo: taxpayer.telNo ?? '',
    faksNo: '',
    ePostaAdresi: taxpayer.ePostaAdresi ?? '',
    webSitesiAdresi: '',
  };
}
