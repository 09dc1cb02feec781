import { formatAmount } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { undoTakenBack } from '../ledger/undoReceipt';
import { findCompany } from '../companies/statements';
import { companyTitle } from '../companies/wire';
import { asServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { takenBackMail } from '../messages/templates/company';
import { findUser } from '../people/statements';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { movements } from './tables';
import type { MovementRow } from './take';

/**
 * The bank took a payment back: what it closed is open again, a refund of its credit is an open item, and the owner
 * gets a mail (MNY-100).
 */
export async function takeBack(ports: Ports, tx: CompanyTx, row: MovementRow): Promise<void> {
  if (row.receiptId !== null) await undoTakenBack(tx, { ports, id: row.receiptId, now: ports.clock.now() });
  await tx.update(movements).set({ durum: 'BANKA_GERI_ALDI', elle: true }).where(eq(movements.id, row.id));
  if (row.durum !== 'ESLESTI') return;
  const company = await findCompany(tx);
  if (!company) return;
  const owner = await asServer(tx, 'people', (server) => findUser(server, company.ownerId));
  if (!owner?.emailVerifiedAt) return;
  const amount = `${formatAmount(row.tutar)} ${row.paraBirim}`;
  const mail = takenBackMail(owner.language, { company: companyTitle(company), amount });
  await queueMessage(ports, tx, { kind: 'mail', to: owner.email, ...mail });
}
