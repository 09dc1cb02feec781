import type { components } from '@kalem/openapi';
import type { InvoiceRow } from '../../db/invoiceWire';
import type { Dosya } from '../../documents/Dosya';
import { fileName } from '../../documents/fileName';
import type { Ports } from '../../ports/Ports';
import { linkSignature } from './linkSignature';

interface LinkRequest {
  readonly dosya: Dosya;
  readonly seconds: number;
  /** Where the link is opened; people reach the app at several addresses. */
  readonly origin: string;
}

/** An address that shows one document without a token for `seconds` (API-94). */
export async function createDocumentLink(
  { secrets, clock }: Ports,
  row: InvoiceRow,
  { dosya, seconds, origin }: LinkRequest,
): Promise<components['schemas']['SignedLink']> {
  const key = row.ettn ?? row.id;
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const signature = await linkSignature(secrets, { companyId: row.companyId, key, dosya, expires });
  return {
    url: `${origin}/api/belge/${key}/${fileName(key, dosya)}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}
