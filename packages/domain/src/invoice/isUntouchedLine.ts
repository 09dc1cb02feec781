import type { Line } from './InvoiceDraft';

/** Whether nobody has written into a line yet: no name and no price. (INV-28) */
export function isUntouchedLine({ malHizmet, birimFiyat }: Line): boolean {
  return !malHizmet?.trim() && !birimFiyat;
}
