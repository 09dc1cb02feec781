import { aliasedTable, and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { addDays } from '@kalem/domain';
import { actionsAbout } from '@kalem/domain/codes/audit-subjects';
import type { components } from '@kalem/openapi';
import { apiKeys, companies, invitations, members } from '../companies/tables';
import { pageAnswer, pageRange } from '../db/paging';
import { auditLog } from '../db/tables';
import { asServer, serverQueries, withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import { debtors, receipts } from '../ledger/tables';
import { campaigns, coupons } from '../payments/tables';
import { partnerKeys, partners } from '../partners/tables';
import { users } from '../people/tables';
import type { CompanyTx, ServerTx, Tx } from '../ports/Database';
import type { Ports } from '../ports/Ports';

type Schemas = components['schemas'];

interface AuditQuery {
  readonly page?: number;
  readonly konu?: Schemas['AuditSubject'];
  readonly islem?: Schemas['AuditAction'];
  readonly kullanici?: string;
  readonly baslangicTarihi?: string;
  readonly bitisTarihi?: string;
}

/** The audit log of a company, for its owner. */
export function listCompanyAudit(
  { db }: Ports,
  companyId: string,
  { page = 1, ...query }: AuditQuery,
): Promise<Schemas['AuditPage']> {
  return withCompany(db, companyId, async (tx) => {
    const read = await readRows(tx, [eq(auditLog.companyId, tx.companyId), ...conditions(query)], page);
    const rows = await withGuests(tx, read);
    const numbers = await numbersOf(tx, rows);
    const payers = await payersOf(tx, rows);
    const keys = await keyNamesOf(tx, rows);
    const invited = await addressesOf(tx, rows);
    const people = await asServer(tx, 'people', (server) => peopleOf(server, rows));
    return pageAnswer(rows, page, (row) =>
      entryOf(row, { people, things: [numbers, payers, keys, invited, people], companies: none }),
    );
  });
}

/** The audit log of all companies, including actions without a company. */
export async function listAudit(
  { db }: Ports,
  { page = 1, sirket, ...query }: AuditQuery & { readonly sirket?: string },
): Promise<Schemas['AuditPage']> {
  const server = serverQueries(db, 'operator');
  const inCompany = sirket === undefined ? [] : [eq(auditLog.companyId, sirket)];
  const rows = await withGuests(server, await readRows(server, [...inCompany, ...conditions(query)], page));
  const people = await peopleOf(server, rows);
  const things = [await keyNamesOf(server, rows), people, await operatorNamesOf(server, rows)];
  const names = await companyNamesOf(server, rows);
  return pageAnswer(rows, page, (row) => entryOf(row, { people, things, companies: names }));
}

type Row = typeof auditLog.$inferSelect;
type Names = ReadonlyMap<string, string>;

const none: Names = new Map();

/** Days are in Turkish time. */
function conditions({ konu, islem, kullanici, baslangicTarihi, bitisTarihi }: Omit<AuditQuery, 'page'>): SQL[] {
  return [
    konu && inArray(auditLog.action, actionsAbout(konu)),
    islem && eq(auditLog.action, islem),
    kullanici !== undefined && eq(auditLog.userId, kullanici),
    baslangicTarihi !== undefined && gte(auditLog.at, beginOf(baslangicTarihi)),
    bitisTarihi !== undefined && lt(auditLog.at, beginOf(addDays(bitisTarihi, 1))),
  ].filter((condition) => typeof condition === 'object');
}

function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00+03:00`);
}

function readRows(tx: Tx, where: SQL[], page: number): Promise<Row[]> {
  const { offset, limit } = pageRange(page);
  return tx
    .select()
    .from(auditLog)
    .where(and(...where))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit)
    .offset(offset);
}

/** Actions on an invitation are shown with the person who accepted it, while they are a member. */
async function withGuests(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const inCompany = inArray(members.companyId, companyIdsOf(rows));
  const joined = await tx
    .select({ id: members.invitationId, userId: members.userId })
    .from(members)
    .where(and(inCompany, inArray(members.invitationId, entitiesOf(rows))));
  const guests = new Map(joined.map(({ id, userId }) => [id, userId]));
  return rows.map((row) => ({ ...row, entityId: guests.get(row.entityId) ?? row.entityId }));
}

/** The customer accounts of payments, and those that were merged or split. */
async function payersOf(tx: CompanyTx, rows: readonly Row[]): Promise<Names> {
  const accounts = await tx
    .select({ id: debtors.id, name: debtors.ad })
    .from(debtors)
    .where(and(eq(debtors.companyId, tx.companyId), inArray(debtors.id, entitiesOf(rows))));
  const found = await tx
    .select({ id: receipts.id, name: debtors.ad })
    .from(receipts)
    .innerJoin(debtors, eq(debtors.id, receipts.debtorId))
    .where(and(eq(receipts.companyId, tx.companyId), inArray(receipts.id, entitiesOf(rows))));
  return namesOf([...accounts, ...found]);
}

/** The addresses of open invitations. The log itself contains no addresses. */
async function addressesOf(tx: CompanyTx, rows: readonly Row[]): Promise<Names> {
  const found = await tx
    .select({ id: invitations.id, name: invitations.email })
    .from(invitations)
    .where(and(eq(invitations.companyId, tx.companyId), inArray(invitations.id, entitiesOf(rows))));
  return namesOf(found);
}

async function numbersOf(tx: CompanyTx, rows: readonly Row[]): Promise<Names> {
  const found = await tx
    .select({ id: invoices.id, name: sql<string>`coalesce(${invoices.belgeNumarasi}, '')` })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, entitiesOf(rows))));
  return namesOf(found);
}

async function keyNamesOf(tx: Tx, rows: readonly Row[]): Promise<Names> {
  const own = tx.companyId === undefined ? undefined : eq(apiKeys.companyId, tx.companyId);
  const found = await tx
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(and(own, inArray(apiKeys.id, entitiesOf(rows))));
  return namesOf(found);
}

/** The names of the actors, and of people as targets. */
async function peopleOf(tx: ServerTx, rows: readonly Row[]): Promise<Names> {
  const ids = [...entitiesOf(rows), ...rows.flatMap(({ userId }) => userId ?? [])];
  return namesOf(await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)));
}

/** The names of campaigns, coupons, partners and their keys. */
async function operatorNamesOf(tx: ServerTx, rows: readonly Row[]): Promise<Names> {
  const ids = entitiesOf(rows);
  const found = await tx
    .select({ id: campaigns.id, name: campaigns.ad })
    .from(campaigns)
    .where(inArray(campaigns.id, ids));
  const codes = await tx.select({ id: coupons.id, name: coupons.kod }).from(coupons).where(inArray(coupons.id, ids));
  const partnerNames = await tx
    .select({ id: partners.id, name: partners.ad })
    .from(partners)
    .where(inArray(partners.id, ids));
  const keyNames = await tx
    .select({ id: partnerKeys.id, name: sql<string>`${partners.ad} || ' · ' || ${partnerKeys.ad}` })
    .from(partnerKeys)
    .innerJoin(partners, eq(partners.id, partnerKeys.partnerId))
    .where(inArray(partnerKeys.id, ids));
  return namesOf([...found, ...codes, ...partnerNames, ...keyNames]);
}

async function companyNamesOf(tx: ServerTx, rows: readonly Row[]): Promise<Names> {
  const company = aliasedTable(companies, 'company');
  const name = sql<string>`coalesce(nullif(${company.unvan}, ''), trim(${company.ad} || ' ' || ${company.soyad}))`;
  return namesOf(
    await tx
      .select({ id: company.id, name })
      .from(company)
      .where(inArray(company.id, companyIdsOf(rows))),
  );
}

function entitiesOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ entityId }) => entityId ?? []);
}

function companyIdsOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ companyId }) => companyId ?? []);
}

function namesOf(rows: readonly { id: string; name: string }[]): Names {
  return new Map(rows.map(({ id, name }) => [id, name]));
}

interface Known {
  readonly people: Names;
  /** The names of possible targets. An id is in at most one of the maps. */
  readonly things: readonly Names[];
  readonly companies: Names;
}

function entryOf(
  { seq, at, action, userId, companyId, entityId, details }: Row,
  { people, things, companies: names }: Known,
): Schemas['AuditEntry'] {
  const name = userId === null ? undefined : people.get(userId);
  const company = companyId === null ? undefined : names.get(companyId);
  const days = details?.['duration'];
  return {
    sira: seq,
    an: at.toISOString(),
    islem: action,
    kullanici: userId !== null && name !== undefined ? { id: userId, name } : null,
    sirket: companyId !== null && company !== undefined ? { id: companyId, ad: company } : null,
    // Users who changed their own data need no target.
    hedef: entityId === null || entityId === userId ? '' : firstOf(things, entityId) || addressIn(details),
    gun: typeof days === 'number' ? days : null,
  };
}

/** The URL of a webhook at that time. It may have changed or been deleted since. */
function addressIn(details: Row['details']): string {
  const address = details?.['adres'];
  return typeof address === 'string' ? address : '';
}

function firstOf(things: readonly Names[], id: string): string {
  return things.map((names) => names.get(id)).find((name) => name !== undefined) ?? '';
}
