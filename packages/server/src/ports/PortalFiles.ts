import type { DocumentAmounts } from '../documents/amounts';

/**
 * Reads the ZIPs of the portal, whose content other taxpayers may have written. Both methods reject when a ZIP exceeds
 * the limits of time and memory.
 */
export interface PortalFiles {
  /** The amounts of the UBL-TR XML in the ZIP. Undefined when it has none or cannot be read. */
  amounts(zip: Uint8Array<ArrayBuffer>, companyId: string): Promise<DocumentAmounts | undefined>;
  /** The HTML in the ZIP. Undefined when it has none or cannot be unpacked. */
  html(zip: Uint8Array<ArrayBuffer>, companyId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
