import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { etagOf } from '../../db/versions';
import type { InvoiceRow } from '../../db/invoiceWire';
import { changeInvoice } from '../../db/queries/changeInvoice';
import { findInvoice } from '../../db/queries/findInvoice';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { Ports } from '../../ports/Ports';
import * as invoiceProblems from '../../problems/invoiceProblems';
import * as callProblems from '../../problems/callProblems';
import { invoiceContent } from './invoiceContent';
import { readSettledInvoice } from './readSettledInvoice';
import { saveAtPortal } from './saveAtPortal';
import { takeOverSeconds } from '../../portal/turn';

interface InvoiceUpdate {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  readonly body: components['schemas']['InvoiceWrite'];
}

/** Changes a draft, here first and then at the portal (INV-38). Only what was made in the product and is not approved can be changed. */
export async function updateInvoice(
  ports: Ports,
  { companyId, userId, id, ifMatch, body }: InvoiceUpdate,
): Promise<InvoiceRow> {
  const { db, clock, jobs } = ports;
  const read = await readSettledInvoice(ports, { companyId, id, ifMatch });
  if (read.faturaTip === null) throw invoiceProblems.notEditable();
  if (read.onayDurumu !== 'Onaylanmadi') throw invoiceProblems.notUnapproved();
  const now = clock.now();
  const content = invoiceContent(body, istanbulNow(now).date);

  const changed = await withCompany(db, companyId, async (tx) => {
    const row = await changeInvoice(tx, read, { ...content, portalDurumu: 'BEKLIYOR', portalMesaji: null }, now);
    if (!row) return undefined;
    await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: id }, takeOverSeconds);
    await writeAudit(tx, { action: 'updateInvoice', companyId, userId, entityId: id, at: now });
    return row;
  });
  if (!changed) throw await overtaken(ports, companyId, id);
  const saved = await saveAtPortal(ports, companyId, id);
  // It was signed while this change was on its way: what was signed is what counts.
  if (saved.onayDurumu !== 'Onaylanmadi') throw invoiceProblems.notUnapproved();
  return saved;
}

/** Somebody else was quicker between reading and changing. */
async function overtaken({ db }: Ports, companyId: string, id: string): Promise<Error> {
  const row = await withCompany(db, companyId, (tx) => findInvoice(tx, companyId, id));
  if (!row) return callProblems.notFound();
  if (row.onayDurumu !== 'Onaylanmadi') return invoiceProblems.notUnapproved();
  return row.portalDurumu === 'BELIRSIZ'
    ? invoiceProblems.outcomeUnknown()
    : callProblems.staleVersion(etagOf(row.version));
}
