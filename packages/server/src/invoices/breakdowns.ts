import type { Steps } from '@kalem/domain';
import { breakdownInSteps, breakdownOf, type BreakdownRow } from '@kalem/domain/accountant';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { withCompany } from '../db/wall';
import { inPieces } from '../pieces';
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

/** Invoices of one step. Each can have 10,000 lines. */
const STEP = 20;
/** A run ends after this time, so that it never outlives the time a job may take. */
const RUN_MS = 8_000;

/**
 * Stores the breakdown of invoices that have none, in steps. Returns whether all have one now; invoices that are being
 * changed at the moment are left to a later run.
 */
export async function breakDownInvoices({ db }: Pick<Ports, 'db'>, companyId: string): Promise<boolean> {
  const stopAt = Date.now() + RUN_MS;
  let last: string | undefined;
  do {
    if (Date.now() > stopAt) return false;
    last = await withCompany(db, companyId, (tx) => breakDownStep(tx, last));
  } while (last !== undefined);
  return true;
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
    .for('no key update', { skipLocked: true });
  const made = await inPieces(inSteps(rows));
  await tx.execute(sql`
    update invoice set dokum = made.dokum
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made(id uuid, dokum jsonb)
    where invoice.company_id = ${tx.companyId} and invoice.id = made.id`);
  return rows.length === STEP ? rows.at(-1)?.id : undefined;
}

function* inSteps(rows: readonly (Read & { readonly id: string })[]): Steps<{ id: string; dokum: BreakdownRow[] }[]> {
  const made: { id: string; dokum: BreakdownRow[] }[] = [];
  for (const { id, dokumsuz, ...row } of rows)
    made.push({ id, dokum: yield* breakdownInSteps({ ...row, malHizmetler: dokumsuz ?? [] }) });
  return made;
}

/** The companies with invoices that have no breakdown. */
export async function companiesWithoutBreakdowns(tx: ServerTx): Promise<string[]> {
  const rows = await tx.selectDistinct({ companyId: invoices.companyId }).from(invoices).where(isNull(invoices.dokum));
  return rows.map(({ companyId }) => companyId);
}
