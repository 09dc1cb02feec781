import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { mailOperatorAct } from '../companies/ownerMails';
import { operatorPermissions, type Permissions } from '../companies/permissions';
import { type CompanyOfUser, lockCompany, lengthenTrial, markCompanyPaid } from '../companies/statements';
import { companies, members } from '../companies/tables';
import { hasAudit, writeAudit, writeAuditDaily, writeAuditOnce } from '../db/audit';
import { serverQueries, withCompany } from '../db/wall';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';

interface Activation {
  /** The id of the call. A repetition changes nothing. */
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
}

/** Starts a company's licence without payment (ADM-07). The owner gets a mail. */
export async function activateCompany(ports: Ports, { id, userId, companyId }: Activation): Promise<void> {
  const { db, clock } = ports;
  const now = clock.now();
  await withCompany(db, companyId, async (tx) => {
    if (!(await lockCompany(tx))) throw callProblems.notFound();
    if (await hasAudit(tx, { action: 'activateCompany', entityId: id })) return;
    await markCompanyPaid(tx, now);
    await writeAudit(tx, { action: 'activateCompany', userId, entityId: id, at: now });
    await mailOperatorAct(ports, tx, userId, { kind: 'activateCompany' });
  });
}

interface Extension {
  /** The id of the call. A repetition adds nothing. */
  readonly id: string;
  readonly userId: string;
  readonly companyId: string;
  /** Days. */
  readonly duration: number;
}

/** Adds days to a company's trial (ADM-06). The owner gets a mail. */
export async function extendDemo(ports: Ports, { id, userId, companyId, duration }: Extension): Promise<void> {
  const { db, clock } = ports;
  await withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx);
    if (!company) throw callProblems.notFound();
    if (await hasAudit(tx, { action: 'extendDemo', entityId: id })) return;
    await lengthenTrial(tx, company.demoDuration + duration);
    await writeAudit(tx, {
      action: 'extendDemo',
      userId,
      entityId: id,
      details: { duration },
      at: clock.now(),
    });
    await mailOperatorAct(ports, tx, userId, { kind: 'extendDemo', days: duration });
  });
}

const { imzaData: _imzaData, logoData: _logoData, ...withoutImages } = getTableColumns(companies);

/**
 * All companies that are not deleted, oldest first. Without their images, which may have four megabytes each.
 * The operator's audit log gets one row per admin and day.
 */
export async function listAllCompanies({ db, clock }: Ports, userId: string): Promise<CompanyOfUser[]> {
  const server = serverQueries(db, 'operator');
  await writeAuditDaily(server, { action: 'listAllCompanies', userId, at: clock.now() });
  const rows = await server
    .select({ company: withoutImages, permissions: members.permissions })
    .from(companies)
    .leftJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .where(isNull(companies.deletedAt))
    .orderBy(asc(companies.createdAt), asc(companies.id));
  return rows.map(({ company, permissions }) => seen({ ...company, imzaData: null, logoData: null }, permissions));
}

/** A company that is not deleted, as an admin sees it. Its owner sees in the audit log that an admin read it. */
export async function readCompanyAsAdmin(
  { db, clock }: Ports,
  userId: string,
  id: string,
): Promise<CompanyOfUser | undefined> {
  const [row] = await serverQueries(db, 'operator')
    .select({ company: companies, permissions: members.permissions })
    .from(companies)
    .leftJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
  if (row?.permissions === null)
    await withCompany(db, id, (tx) => writeAuditOnce(tx, { action: 'getCompany', userId, at: clock.now() }));
  return row && seen(row.company, row.permissions);
}

type Company = typeof companies.$inferSelect;

function seen(company: Company, permissions: Permissions | null): CompanyOfUser {
  return { company, permissions: permissions ?? operatorPermissions };
}
