import { finishDemo, isDemoSeeded, prepareDemo } from '../db/queries/demoSeed';
import type { Ports } from '../ports/Ports';
import { createAccount } from '../people/createAccount';
import { demoAccounts } from './demoAccounts';
import { linkCompany } from '../sync/link';
import { type Download, syncStep } from '../sync/syncCompany';

const { owner, staff, admin, portal, password } = demoAccounts;
const companyId = '5d9a3b1e-0000-4000-8000-000000000010';

/**
 * Fills an installation that was never seeded: the demo accounts, their company, linked to its account at the portal, and the invoices that
 * the portal has of the last year, with the customers and stock items on them. Each step can be repeated; a seed that was cut off goes on at the next start.
 */
export async function seedDemo(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  if (await isDemoSeeded(db.queries)) return;
  for (const { id, email, name } of [owner, staff, admin])
    await createAccount(ports, id, { email, name, password }, undefined);

  const linked = await linkCompany(ports, owner.id, companyId, portal);
  await prepareDemo(db, { companyId: linked, staffId: staff.id, adminId: admin.id, now: clock.now() });
  await downloadInvoices(ports, linked);
  await finishDemo(db.queries, clock.now());
}

/** To the end, so that whoever signs in first finds a year of invoices; the queue has the same work, and they take turns at it. */
async function downloadInvoices(ports: Ports, linked: string): Promise<void> {
  const downloads = new Map<string, Download>();
  for (;;) {
    const step = await syncStep(ports, linked, downloads, Infinity);
    if (!step.ok) throw new Error(`The portal did not give the invoices of the demo company: ${step.failure.kind}`);
    if (step.value === 'done') return;
  }
}
