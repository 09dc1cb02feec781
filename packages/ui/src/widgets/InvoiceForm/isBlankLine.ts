import type { Line } from '@kalem/domain';

/** Whether nothing that names or prices a line has been typed: such a line is left out when the invoice is saved. */
export function isBlankLine({ malHizmet, birimFiyat, kdvDahilBirimFiyat, iskontoTutari, aciklama }: Line): boolean {
  return [malHizmet, birimFiyat, kdvDahilBirimFiyat, iskontoTutari, aciklama].every(
    (text) => text === undefined || text.trim() === '',
  );
}
