import { eq } from 'drizzle-orm';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import { imageLimits } from '../images/limits';
import type { CompanyTx } from '../ports/Database';
import { ImageError } from '../ports/Images';
import type { Ports } from '../ports/Ports';
import * as imageProblems from '../problems/imageProblems';
import { companies } from './tables';

interface Upload {
  readonly companyId: string;
  readonly userId: string;
  readonly type: 'LOGO' | 'IMZA';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Stores the logo or signature for the company's documents and returns its data URL. Stores the re-encoded picture,
 * never the uploaded bytes (IMG-05).
 */
export async function storeImage(ports: Ports, { companyId, userId, type, bytes }: Upload): Promise<string> {
  if (bytes.length >= imageLimits.bytes) throw imageProblems.tooLarge(imageLimits.bytes);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) throw imageProblems.notJpeg(imageLimits.bytes);
  await limitAttempts(ports, 'uploadImage', companyId);

  const data = `data:image/jpeg;base64,${base64(await renewed(ports, bytes))}`;
  await withCompany(ports.db, companyId, async (tx) => {
    await putCompanyImage(tx, type, data);
    await writeAudit(tx, {
      action: 'uploadImage',
      userId,
      entityId: companyId,
      at: ports.clock.now(),
      details: { type },
    });
  });
  return data;
}

async function renewed({ images }: Ports, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await images.renew(bytes);
  } catch (error) {
    if (error instanceof ImageError) throw imageProblems.unusableImage(error.failure, imageLimits.pixels);
    throw error;
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // The number of arguments of a function is limited.
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}

async function putCompanyImage(tx: CompanyTx, type: 'LOGO' | 'IMZA', data: string): Promise<void> {
  await tx
    .update(companies)
    .set(type === 'LOGO' ? { logoData: data } : { imzaData: data })
    .where(eq(companies.id, tx.companyId));
}
