import { noPermissions } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { companies, members } from './companies/tables';
import { writeAudit } from './db/audit';
import { auditLog } from './db/tables';
import { serverQueries, withServer } from './db/wall';
import { makePerson } from './people/signUp';
import { users } from './people/tables';
import type { Database, ServerTx } from './ports/Database';
import type { Ports } from './ports/Ports';
import { seedMovements } from './seedMovements';
import { demoIban, seedPayments } from './seedPayments';
import { linkCompany } from './linking/link';
import { syncStep } from './sync/syncCompany';
import type { Download } from './sync/window';

/** The people who can sign in to a demo installation. Their ids are fixed, so that an interrupted seed can continue. */
export const demoPeople = {
  password: 'Kalem2026!',
  owner: { id: '5d9a3b1e-0000-4000-8000-000000000001', email: 'demo@kalem.test', name: 'Deniz Çınar' },
  staff: { id: '5d9a3b1e-0000-4000-8000-000000000002', email: 'personel@kalem.test', name: 'Işıl Yağmur' },
  admin: { id: '5d9a3b1e-0000-4000-8000-000000000003', email: 'admin@kalem.test', name: 'Ömer Şahin' },
} as const;

/** The account at the simulated portal to which the demo company is linked. */
export const demoPortalAccount = { userCode: '33333301', password: '1' } as const;

const { owner, staff, admin, password } = demoPeople;
const companyId = '5d9a3b1e-0000-4000-8000-000000000010';

/**
 * Seeds an empty installation: the demo people, their company linked to its portal account, and the portal's invoices
 * of the last year with their customers, stock items, payments and bank movements. Every step can be repeated. An
 * interrupted seed continues at the next start.
 */
export async function seedDemo(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  const server = serverQueries(db, 'demo');
  if (await isDemoSeeded(server)) return;
  for (const { id, email, name } of [owner, staff, admin])
    await makePerson(ports, id, { email, name, password }, { isVerified: true, language: 'tr' });

  const linked = await linkCompany(ports, owner.id, companyId, demoPortalAccount);
  await prepareDemo(db, { companyId: linked, staffId: staff.id, adminId: admin.id, now: clock.now() });
  await downloadInvoices(ports, linked);
  await seedPayments(ports, { companyId: linked, userId: owner.id });
  await seedMovements(ports, { companyId: linked, userId: owner.id, iban: demoIban });
  await finishDemo(server, clock.now());
}

const ACTION = 'seedDemo';

async function isDemoSeeded(tx: ServerTx): Promise<boolean> {
  return (await tx.$count(auditLog, eq(auditLog.action, ACTION))) > 0;
}

interface Demo {
  readonly companyId: string;
  readonly staffId: string;
  readonly adminId: string;
  readonly now: Date;
}

/** The company gets a licence of one year. The staff may do everything with invoices, and read customers and stock. */
function prepareDemo(db: Database, { companyId, staffId, adminId, now }: Demo): Promise<void> {
  return withServer(db, 'demo', async (tx) => {
    await tx.update(companies).set({ paidAt: now }).where(eq(companies.id, companyId));
    await tx.update(users).set({ admin: true }).where(eq(users.id, adminId));
    const permissions = { ...noPermissions, faturaRead: true, faturaWrite: true, cariRead: true, stokRead: true };
    await tx.insert(members).values({ companyId, userId: staffId, permissions, createdAt: now }).onConflictDoNothing();
  });
}

/** Waits for the whole download, so that the first sign-in shows a year of invoices. Jobs run in parallel. */
async function downloadInvoices(ports: Ports, linked: string): Promise<void> {
  const downloads = new Map<string, Download>();
  for (;;) {
    const step = await syncStep(ports, linked, downloads, Infinity);
    if (!step.ok) throw new Error(`The portal did not give the invoices of the demo company: ${step.failure.kind}`);
    if (step.value === 'done') return;
  }
}

function finishDemo(tx: ServerTx, now: Date): Promise<void> {
  return writeAudit(tx, { action: ACTION, at: now });
}
