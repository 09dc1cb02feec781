import { DAY_MS } from '@kalem/domain';
import type { PaymentLines } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { companies } from '../../companies/tables';
import { writeAudit } from '../../db/audit';
import { clearRows } from '../../db/clearRows';
import { serverQueries, withCompany } from '../../db/wall';
import { invoices } from '../../invoices/tables';
import type { CompanyTx, ServerTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import * as ledgerProblems from '../../problems/ledgerProblems';
import { idOfLinkKey, linkKey } from '../../publicPages/linkKeys';
import { paymentLinesOf } from './lines';
import { paymentLinks } from './tables';

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

const LIFE_MS = 180 * DAY_MS;

interface Asked {
  readonly invoiceId: string;
  /** Absent for a link in a mail that we send. */
  readonly userId?: string;
  readonly now: Date;
}

/** The payment page of an open invoice: the open link, or a new one (MNY-81). Throws 404 and 409. */
export function createPaymentLink(
  ports: Ports,
  companyId: string,
  { invoiceId, userId, now }: Asked & { readonly userId: string },
): Promise<components['schemas']['PaymentLink']> {
  return withCompany(ports.db, companyId, async (tx) => {
    await requireInvoice(tx, invoiceId);
    const lines = await paymentLinesOf(tx, invoiceId, now);
    if (lines === 'noAccount') throw ledgerProblems.collectionAccountMissing();
    if (typeof lines === 'string') throw ledgerProblems.invoiceNotPayable();
    const row = await openLink(tx, { invoiceId, userId, now });
    const { isFresh: _isFresh, ...satirlar } = lines;
    return { ...(await linkOnWire(ports, row)), satirlar };
  });
}

/** Throws 404. */
export async function requireInvoice(tx: CompanyTx, id: string): Promise<void> {
  const isInvoice = and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id));
  if ((await tx.$count(invoices, isInvoice)) === 0) throw callProblems.notFound();
}

/** The payment lines and the page of an invoice for our own mail; undefined when it carries none (MNY-73, MNY-75). */
export async function paymentForMail(
  ports: Ports,
  tx: CompanyTx,
  { invoiceId, now }: Asked,
): Promise<{ readonly lines: PaymentLines; readonly url: string } | undefined> {
  const lines = await paymentLinesOf(tx, invoiceId, now);
  if (typeof lines === 'string' || lines.isFresh) return undefined;
  const { id } = await openLink(tx, { invoiceId, now });
  return { lines, url: `${ports.config.publicUrl}/api/odeme/${await linkKey(ports, 'payment link', id)}` };
}

async function openLink(tx: CompanyTx, { invoiceId, userId, now }: Asked): Promise<PaymentLinkRow> {
  const { companyId } = tx;
  const isOfInvoice = and(
    eq(paymentLinks.companyId, companyId),
    eq(paymentLinks.invoiceId, invoiceId),
    isNull(paymentLinks.revokedAt),
  );
  await tx
    .update(paymentLinks)
    .set({ revokedAt: now })
    .where(and(isOfInvoice, lte(paymentLinks.expiresAt, now)));
  const [made] = await tx
    .insert(paymentLinks)
    .values({
      id: crypto.randomUUID(),
      companyId,
      invoiceId,
      createdBy: userId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (made && userId !== undefined)
    await writeAudit(tx, { action: 'createPaymentLink', userId, entityId: invoiceId, at: now });
  const [row] = made ? [made] : await tx.select().from(paymentLinks).where(isOfInvoice);
  if (!row) throw new Error('The link was revoked while it was made');
  return row;
}

/** Ends the link of an invoice. Throws 404. */
export async function revokePaymentLink(
  { db }: Ports,
  companyId: string,
  { invoiceId, userId, now }: Asked & { readonly userId: string },
): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    await requireInvoice(tx, invoiceId);
    const ended = await tx
      .update(paymentLinks)
      .set({ revokedAt: now })
      .where(
        and(
          eq(paymentLinks.companyId, companyId),
          eq(paymentLinks.invoiceId, invoiceId),
          isNull(paymentLinks.revokedAt),
        ),
      )
      .returning({ id: paymentLinks.id });
    if (ended.length > 0) await writeAudit(tx, { action: 'revokePaymentLink', userId, entityId: invoiceId, at: now });
  });
}

async function linkOnWire(ports: Ports, { id, expiresAt, sayac }: PaymentLinkRow) {
  return {
    url: `odeme/${await linkKey(ports, 'payment link', id)}`,
    expiresAt: expiresAt.toISOString(),
    acilma: sayac,
  };
}

/** The open link of a key in the URL; undefined for an altered, ended or revoked one (MNY-83). */
export async function findOpenPaymentLink(ports: Ports, jeton: string): Promise<PaymentLinkRow | undefined> {
  const id = await idOfLinkKey(ports, 'payment link', jeton);
  if (id === undefined) return undefined;
  // The address names no company. The signature proves that we made it.
  const [found] = await serverQueries(ports.db, 'signedLink')
    .select({ link: paymentLinks })
    .from(paymentLinks)
    .innerJoin(companies, and(eq(companies.id, paymentLinks.companyId), isNull(companies.deletedAt)))
    .where(eq(paymentLinks.id, id));
  return found?.link.revokedAt === null && found.link.expiresAt > ports.clock.now() ? found.link : undefined;
}

/** Counts that the page was opened. No address is kept (MNY-83). */
export async function countOpening({ db }: Ports, { companyId, id }: PaymentLinkRow): Promise<void> {
  await withCompany(db, companyId, (tx) =>
    tx
      .update(paymentLinks)
      .set({ sayac: sql`${paymentLinks.sayac} + 1` })
      .where(and(eq(paymentLinks.companyId, companyId), eq(paymentLinks.id, id))),
  );
}

/** Deletes ended links. */
export async function clearPaymentLinks(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, paymentLinks, lte(paymentLinks.expiresAt, now));
}
