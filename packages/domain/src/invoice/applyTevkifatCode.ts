import { freeTevkifatCode, tevkifatRates } from '../facts/tevkifat';
import type { Line } from './InvoiceDraft';

/**
 * Sets a line's withholding code and the rate that belongs to it; 650 leaves the rate to the user. As with every edit of a tax
 * the price typed for KDV Ayır no longer stands. Source: LIN-10, fiscal-rules §8.
 */
export function applyTevkifatCode({ kdvDahilBirimFiyat: _dropped, ...line }: Line, tevkifatKodu: string): Line {
  const keepsRate = tevkifatKodu === freeTevkifatCode && line.tevkifatKodu === freeTevkifatCode;
  return { ...line, tevkifatKodu, V9015Orani: keepsRate ? line.V9015Orani : (tevkifatRates.get(tevkifatKodu) ?? '') };
}
