import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import type { InvoiceRow } from '../../db/invoiceWire';
import { findInvoice } from '../../db/queries/findInvoice';
import { insertInvoice } from '../../db/queries/insertInvoice';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import { invoiceContent } from './invoiceContent';
import { saveAtPortal } from './saveAtPortal';
import { takeOverSeconds } from '../../portal/turn';

interface NewInvoice {
  readonly companyId: string;
  readonly userId: string;
  /** Given by the call's Idempotency-Key: the same id again is the same invoice again, also after a crash in between. */
  readonly id: string;
  readonly body: components['schemas']['InvoiceWrite'];
}

/** Stores an invoice first, so that nothing saved is ever lost, then makes its draft at the portal (INV-38). */
export async function createInvoice(ports: Ports, { companyId, userId, id, body }: NewInvoice): Promise<InvoiceRow> {
  const { db, clock, jobs } = ports;
  const isStored = (await withCompany(db, companyId, (tx) => findInvoice(tx, companyId, id))) !== undefined;
  if (!isStored) {
    const now = clock.now();
    const content = invoiceContent(body, istanbulNow(now).date);
    await withCompany(db, companyId, async (tx) => {
      const invoice = {
        ...content,
        id,
        companyId,
        onayDurumu: 'Onaylanmadi',
        portalDurumu: 'BEKLIYOR',
        createdBy: userId,
        createdAt: now,
      } as const;
      if (!(await insertInvoice(tx, invoice))) return;
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: id }, takeOverSeconds);
      await writeAudit(tx, { action: 'createInvoice', companyId, userId, entityId: id, at: now });
    });
  }
  return saveAtPortal(ports, companyId, id);
}
