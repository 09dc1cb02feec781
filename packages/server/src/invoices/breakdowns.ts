import { breakdownOf, type BreakdownRow } from '@kalem/domain/accountant';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { withCompany } from '../db/wall';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { invoices } from './tables';
import type { InvoiceRow } from './wire';

/** The columns that `withBreakdown` reads. The lines are read only where there is no breakdown. */
export const breakdownColumns = {
  faturaTip: invoices.faturaTip,
  portalFaturaTip: invoices.portalFaturaTip,
  dokum: invoices.dokum,
  dokumsuz: sql<
    InvoiceRow['malHizmetler'] | null
  >`case when ${invoices.dokum} is null then ${invoices.malHizmetler} end`,
};

type Read = Pick<InvoiceRow, 'faturaTip' | 'portalFaturaTip' | 'dokum'> & {
  readonly dokumsuz: InvoiceRow['malHizmetler'] | null;
};

/** The row with its breakdown, made from its lines where none is stored (ACT-12). */
export function withBreakdown<Row extends Read>({
  dokumsuz,
  dokum,
  ...row
}: Row): Omit<Row, keyof Pick<Read, 'dokumsuz' | 'dokum'>> & { dokum: BreakdownRow[] } {
  return { ...row, dokum: dokum ? [...dokum] : breakdownOf({ ...row, malHizmetler: dokumsuz ?? [] }) };
}

/** Invoices of one step. It takes less than a second. */
const STEP = 250;

/** Stores the breakdown of invoices that have none, in steps. A killed run starts again with those that are left. */
export async function breakDownInvoices({ db }: Pick<Ports, 'db'>, companyId: string): Promise<void> {
  let last: string | undefined;
  do last = await withCompany(db, companyId, (tx) => breakDownStep(tx, last));
  while (last !== undefined);
}

/** Handles the invoices after an id. Returns the id of the last one, or undefined after the last step. */
async function breakDownStep(tx: CompanyTx, after: string | undefined): Promise<string | undefined> {
  const rows = await tx
    .select({ id: invoices.id, ...breakdownColumns })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        isNull(invoices.dokum),
        after === undefined ? undefined : gt(invoices.id, after),
      ),
    )
    .orderBy(invoices.id)
    .limit(STEP)
    .for('update');
  const made = JSON.stringify(rows.map(withBreakdown).map(({ id, dokum }) => ({ id, dokum })));
  await tx.execute(sql`
    update invoice set dokum = made.dokum
    from jsonb_to_recordset(${made}::jsonb) as made(id uuid, dokum jsonb)
    where invoice.company_id = ${tx.companyId} and invoice.id = made.id`);
  return rows.length === STEP ? rows.at(-1)?.id : undefined;
}

/** The companies with invoices that have no breakdown. */
export async function companiesWithoutBreakdowns(tx: ServerTx): Promise<string[]> {
  const rows = await tx.selectDistinct({ companyId: invoices.companyId }).from(invoices).where(isNull(invoices.dokum));
  return rows.map(({ companyId }) => companyId);
}
