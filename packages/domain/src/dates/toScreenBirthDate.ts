import { toScreenDate } from './toScreenDate';

/** yetkiliDogumTarihi of the wire on the screen: '1980/02/01' → '01/02/1980'; anything that is no day as it is. (CMP-03) */
export function toScreenBirthDate(yetkiliDogumTarihi: string): string {
  const date = yetkiliDogumTarihi.replaceAll('/', '-');
  const shown = toScreenDate(date);
  return shown === date ? yetkiliDogumTarihi : shown;
}
