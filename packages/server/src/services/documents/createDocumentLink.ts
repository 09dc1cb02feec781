import type { components } from '@kalem/openapi';
import type { InvoiceRow } from '../../db/invoiceWire';
import type { Dosya } from '../../documents/Dosya';
import { fileName } from '../../documents/fileName';
import type { Ports } from '../../Ports';
import { linkSignature } from './linkSignature';

/** An address that shows one document without a token for `seconds` (API-94). */
export async function createDocumentLink({ secrets, clock, config }: Ports, row: InvoiceRow, dosya: Dosya, seconds: number): Promise<components['schemas']['SignedLink']> {
  const key = row.ettn ?? row.id;
  const expires = Math.floor(clock.now().getTime() / 1000) + seconds;
  const signature = await linkSignature(secrets, { companyId: row.companyId, key, dosya, expires });
  return {
    url: `${config.publicUrl}/api/belge/${key}/${fileName(key, dosya)}?expires=${expires}&signature=${signature}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}
