import { addDays, istanbulNow } from '@kalem/domain';
import { demoSeed } from '../db/queries/demoSeed';
import type { Ports } from '../Ports';
import { createAccount } from './createAccount';
import { demoAccounts } from './demoAccounts';
import { linkCompany } from './linkCompany';
import { importInvoices } from './sync/importInvoices';

const YEAR = 365;
const { owner, staff, admin, portal, password } = demoAccounts;
const companyId = '5d9a3b1e-0000-4000-8000-000000000010';

/**
 * Fills an installation that was never seeded: the demo accounts, their company, linked to its account at the portal, and the invoices that
 * the portal has of the last year. Each step can be repeated; a seed that was cut off goes on at the next start.
 */
export async function seedDemo(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  if (await demoSeed.isDone(db.queries)) return;
  for (const { id, email, name } of [owner, staff, admin]) await createAccount(ports, id, { email, name, password }, undefined);

  const linked = await linkCompany(ports, owner.id, companyId, portal);
  await demoSeed.prepare(db, { companyId: linked, staffId: staff.id, adminId: admin.id, now: clock.now() });
  const today = istanbulNow(clock.now()).date;
  const { failure } = await importInvoices(ports, linked, addDays(today, -YEAR), today);
  if (failure) throw new Error(`The portal did not give the invoices of the demo company: ${failure.kind}`);
  await demoSeed.finish(db.queries, clock.now());
}
