import { sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import type { UploadedFile } from '../../ports/Spreadsheets';
import * as spreadsheetProblems from '../../problems/spreadsheetProblems';
import { previewFile, withRemembered } from './preview';
import { type BankFileRow, endFile, fileOrNone, insertFile, isRunning, lockFile, openFiles } from './store';

/** Who works on an upload. */
export interface Actor {
  readonly companyId: string;
  readonly userId: string;
  readonly partnerSessionId: string | null;
}

const LONGEST_NAME = 300;

/**
 * Stores an uploaded statement with a proposal for its columns. Books nothing (MNY-86, MNY-87). Throws 409 while
 * another one is read, 413, 415 and 422 for an unusable file.
 */
export async function uploadFile(
  ports: Ports,
  { companyId, userId, partnerSessionId }: Actor,
  { id, file, now }: { readonly id: string; readonly file: UploadedFile; readonly now: Date },
): Promise<BankFileRow> {
  const read = await previewFile(ports, file);
  return withCompany(ports.db, companyId, async (tx) => {
    await lockFiles(tx);
    const there = await fileOrNone(tx, id);
    if (there) return there;
    const others = await openFiles(tx);
    if (others.some(isRunning)) throw spreadsheetProblems.importRunning();
    // One that was not confirmed is replaced.
    for (const other of others) await endFile(tx, other.id, { durum: 'IPTAL' }, now);
    const { hesap, paraBirim, onizleme, tur } = await withRemembered(tx, read);
    await insertFile(tx, {
      ...{ id, userId, partnerSessionId, tur, hesap, paraBirim, onizleme, createdAt: now },
      ...{ dosyaAdi: shownName(file.name), dosya: file.bytes, durum: 'ONAY_BEKLIYOR' },
      bakiyeVar: onizleme === null || onizleme.sutunlar.bakiye !== undefined,
    });
    await writeAudit(tx, { action: 'uploadBankFile', userId, entityId: id, at: now, details: { tur } });
    return lockFile(tx, id);
  });
}

/** One upload at a time: without the lock, two calls at the same time would both find none. */
async function lockFiles(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kalem.bankFiles'), hashtext(${tx.companyId}))`);
}

function shownName(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(/\p{Cc}|\p{Cs}/gu, '') || 'Hesap özeti';
}
