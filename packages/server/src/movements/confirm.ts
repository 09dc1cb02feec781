import { toKurus } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { rowsOf } from '../db/rows';
import { withCompany } from '../db/wall';
import { findReversible, holdReceipt } from '../ledger/storedReceipts';
import { messageIdOf } from '../messages/outbox';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import { inLanguage, type Language, ProblemError } from '../problems/ProblemError';
import * as ledgerProblems from '../problems/ledgerProblems';
import * as movementProblems from '../problems/movementProblems';
import { bookMovement, movementOf } from './matching/match';
import { learnPayer } from './payers';
import { movements, type StoredProposal } from './tables';
import { lockMovements, type MovementRow } from './take';
import { proposalKey } from './wire';

type Schemas = components['schemas'];
type Confirmation = Schemas['MovementConfirmation'];

interface Confirming {
  /** The Idempotency-Key of the call. A repeated one books nothing more. */
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly language: Language;
}

/** Books matches that a person confirmed, each for itself: a refused one does not stop the others (MNY-98). */
export async function confirmMovements(
  ports: Ports,
  { id, companyId, userId, language }: Confirming,
  items: readonly Confirmation[],
): Promise<Schemas['MovementOutcome'][]> {
  const outcomes: Schemas['MovementOutcome'][] = [];
  for (const item of items) {
    const problem = await withCompany(ports.db, companyId, (tx) => confirmOne(ports, tx, { id, item, userId })).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ProblemError) return error;
        throw error;
      },
    );
    const refused = problem && { kod: problem.code, mesaj: reasonOf(problem, language) };
    outcomes.push({ id: item.id, sonuc: problem ? 'HATALI' : 'ESLESTI', ...(refused ?? { kod: null, mesaj: '' }) });
  }
  await withCompany(ports.db, companyId, (tx) => ports.jobs.enqueue(tx, 'matchMovements', { companyId }));
  return outcomes;
}

/** The first fault of a field is more precise than 'check the fields'. */
function reasonOf({ extras, text }: ProblemError, language: Language): string {
  const [fault] = extras.faults ?? [];
  return inLanguage(language, fault?.message ?? text);
}

interface One {
  readonly id: string;
  readonly item: Confirmation;
  readonly userId: string;
}

async function confirmOne(ports: Ports, tx: CompanyTx, { id, item, userId }: One): Promise<void> {
  await lockMovements(tx);
  const row = await findMovement(tx, item.id);
  const receiptOfCall = await messageIdOf('receipt of movement', id, item.id);
  if (row.durum === 'ESLESTI' && [receiptOfCall, item.tahsilatId].includes(row.receiptId ?? '')) return;
  if (row.durum !== 'ONERI' && row.durum !== 'ESLESMEDI') throw movementProblems.movementMatched();
  const proposal = await proposalOf(row, item);
  const receiptId = item.tahsilatId ?? proposal?.receiptId ?? null;
  if (receiptId !== null) {
    await bind(ports, tx, { row, receiptId, userId });
    return;
  }
  const { dagitim = proposal?.dagitim ?? [], kur } = item;
  const debtorId = item.cariHesapId ?? proposal?.debtorId ?? '';
  if (dagitim.length === 0 && debtorId === '')
    refuseFaults([{ path: 'dagitim', code: 'REQUIRED', params: {}, severity: 'error' }]);
  const match = { kural: proposal?.kural ?? null, dagitim, debtorId, oneriler: row.oneriler, userId, kur };
  await bookMovement(ports, tx, row, { ...match, receiptId: receiptOfCall });
  await learnFrom(ports, tx, row);
}

/** The proposal that the person saw. Throws 409 when matching ran again and it is gone. */
async function proposalOf({ oneriler }: MovementRow, { oneri }: Confirmation): Promise<StoredProposal | undefined> {
  if (oneri === undefined) return undefined;
  for (const proposal of oneriler) if ((await proposalKey(proposal)) === oneri) return proposal;
  throw ledgerProblems.openChanged();
}

/** A movement of the company. Throws 404. */
export async function findMovement(tx: CompanyTx, id: string): Promise<MovementRow> {
  const [row] = await tx
    .select()
    .from(movements)
    .where(and(eq(movements.companyId, tx.companyId), eq(movements.id, id)))
    .for('update');
  if (!row) throw callProblems.notFound();
  return row;
}

interface Binding {
  readonly row: MovementRow;
  readonly receiptId: string;
  readonly userId: string;
}

/** Binds a movement to a payment that was recorded by hand. Books nothing (MNY-97). */
async function bind(ports: Ports, tx: CompanyTx, { row, receiptId, userId }: Binding): Promise<void> {
  await holdReceipt(tx, receiptId);
  const receipt = await findReversible(tx, receiptId);
  const taken = await tx.$count(movements, eq(movements.receiptId, receiptId));
  const isPossible =
    receipt.tur === 'TAHSILAT' &&
    !receipt.isReversed &&
    taken === 0 &&
    receipt.paraBirim === row.paraBirim &&
    toKurus(receipt.tutar) === toKurus(row.tutar);
  if (!isPossible) throw movementProblems.movementMatched();
  const match = { durum: 'ESLESTI' as const, kural: null, userId, receiptId, bagli: true };
  await tx.update(movements).set(match).where(eq(movements.id, row.id));
  const details = { tutar: row.tutar, paraBirim: row.paraBirim, tahsilatId: receiptId };
  const at = ports.clock.now();
  await writeAudit(tx, { action: 'confirmBankMovements', userId, entityId: row.id, at, details });
}

/** Keeps the payer when all that was booked belongs to one customer account (MNY-101). */
async function learnFrom(ports: Ports, tx: CompanyTx, { id }: MovementRow): Promise<void> {
  const row = await findMovement(tx, id);
  const debtors = await rowsOf<{ id: string }>(
    tx,
    sql`select distinct coalesce(debtor.birlesen, debtor.id) as id
      from ledger_entry as credit join debtor on debtor.id = credit.debtor_id
      where credit.company_id = ${tx.companyId} and credit.receipt_id = ${row.receiptId}`,
  );
  const [debtor, ...others] = debtors;
  if (!debtor || others.length > 0) return;
  await learnPayer(ports, tx, { movement: movementOf(row), debtorId: debtor.id, now: ports.clock.now() });
}
