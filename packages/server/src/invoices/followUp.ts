import { faturaTipOf } from '@kalem/domain';
import { validateFollowUp } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { writeAudit } from '../db/audit';
import { requireVersion } from '../db/versions';
import { withCompany } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as invoiceProblems from '../problems/invoiceProblems';
import { refuseFaults } from '../problems/faults';
import { lockInvoice, storeFollowUp } from './statements';
import type { InvoiceRow } from './wire';

interface FollowUp {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly body: components['schemas']['InvoiceFollowUp'];
}

/**
 * Changes the due date of an approved invoice, what an IADE returns, and whether it is tracked. No document changes
 * (MNY-21). Throws 404, 409
 * unless the invoice is approved, 412 for an outdated version and 422 for a wrong field.
 */
export async function changeFollowUp(
  ports: Ports,
  { companyId, userId, id, ifMatch, body }: FollowUp,
): Promise<InvoiceRow> {
  const now = ports.clock.now();
  return withCompany(ports.db, companyId, async (tx) => {
    const row = await lockInvoice(tx, id);
    if (!row) throw callProblems.notFound();
    requireVersion(ifMatch, row.version);
    if (row.onayDurumu !== 'Onaylandi') throw invoiceProblems.followUpNeedsApproval();
    refuseFaults(validateFollowUp(body, row));
    const iadeTuru = faturaTipOf(row) === 'IADE' ? body.iadeTuru : null;
    const takipDisi = body.takipDisi ?? row.takipDisi;
    const change = { vadeTarihi: body.vadeTarihi || null, iadeTuru, takipDisi };
    const before = { vadeTarihi: row.vadeTarihi, iadeTuru: row.iadeTuru, takipDisi: row.takipDisi };
    const isSame = change.vadeTarihi === before.vadeTarihi && change.iadeTuru === before.iadeTuru;
    if (isSame && change.takipDisi === before.takipDisi) return row;
    const changed = await storeFollowUp(tx, row, change, now);
    await writeAudit(tx, {
      action: 'updateInvoiceFollowUp',
      userId,
      entityId: id,
      details: { before, after: change },
      at: now,
    });
    return changed;
  });
}
