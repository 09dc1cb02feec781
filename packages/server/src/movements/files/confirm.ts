import { isValidIban } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { refuseFaults } from '../../problems/faults';
import * as movementProblems from '../../problems/movementProblems';
import * as spreadsheetProblems from '../../problems/spreadsheetProblems';
import { asColumns, isWhole, rememberColumns } from './preview';
import { type BankFileRow, endFile, isOpen, lockFile, updateFile } from './store';
import { refuseRefunded } from './undoFile';
import type { Actor } from './upload';

type Schemas = components['schemas'];

interface Confirmation {
  readonly id: string;
  readonly body: Schemas['BankFileConfirmation'];
  readonly now: Date;
}

/**
 * Confirms the account and the columns of an upload, keeps them for the next file with these headings, and starts the
 * import (MNY-87). Throws 404, 409 when it has started, and 422.
 */
export async function confirmFile(
  ports: Ports,
  { companyId, userId }: Actor,
  { id, body, now }: Confirmation,
): Promise<BankFileRow> {
  return withCompany(ports.db, companyId, async (tx) => {
    const file = await lockFile(tx, id);
    if (file.durum !== 'ONAY_BEKLIYOR') throw spreadsheetProblems.importRunning();
    const hesap = body.hesap.replace(/\s/g, '').toUpperCase();
    refuseFaults([
      ...(isValidIban(hesap) ? [] : [wrong('hesap', 'INVALID_IBAN')]),
      ...(/^[A-Z]{3}$/.test(body.paraBirim) ? [] : [wrong('paraBirim', 'INVALID_VALUE')]),
    ]);
    const sutunlar = file.tur === 'MT940' ? null : columnsOf(body.sutunlar);
    if (sutunlar && file.onizleme && file.onizleme.basliklar.length > 0)
      await rememberColumns(tx, { hesap, paraBirim: body.paraBirim, sutunlar, onizleme: file.onizleme, now });
    const confirmed = await updateFile(
      tx,
      id,
      {
        ...{ hesap, paraBirim: body.paraBirim, durum: 'BEKLIYOR', sutunlar },
        bakiyeVar: sutunlar === null || sutunlar.bakiye !== undefined,
      },
      now,
    );
    await ports.jobs.enqueue(tx, 'readBankFile', { companyId, fileId: id });
    await writeAudit(tx, { action: 'confirmBankFile', userId, entityId: id, at: now, details: { hesap } });
    return confirmed;
  });
}

const wrong = (path: string, code: 'INVALID_IBAN' | 'INVALID_VALUE') =>
  ({ path, code, params: {}, severity: 'error' }) as const;

/** Throws 422 without a column for the day, a text and an amount. */
function columnsOf(columns: Schemas['StatementColumns'] | undefined): Schemas['StatementColumns'] {
  if (!columns || !isWhole(asColumns(columns))) throw movementProblems.statementHeadings();
  return columns;
}

/** Stops an upload that is not done with; undoes one that is (MNY-99). Throws 404, and 409 when a
 * refund was paid from one of its payments. */
export async function deleteFile(
  ports: Ports,
  { companyId, userId }: Actor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<BankFileRow> {
  return withCompany(ports.db, companyId, async (tx) => {
    const file = await lockFile(tx, id);
    if (file.durum === 'GERI_ALINIYOR' || file.durum === 'GERI_ALINDI') return file;
    if (!isOpen(file)) await refuseRefunded(tx, id);
    await writeAudit(tx, { action: 'deleteBankFile', userId, entityId: id, at: now });
    if (isOpen(file)) return endFile(tx, id, { durum: 'IPTAL' }, now);
    const undone = await updateFile(tx, id, { durum: 'GERI_ALINIYOR' }, now);
    await ports.jobs.enqueue(tx, 'readBankFile', { companyId, fileId: id });
    return undone;
  });
}
