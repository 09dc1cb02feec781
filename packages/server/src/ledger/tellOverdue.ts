import { istanbulNow } from '@kalem/domain';
import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { rowsOf } from '../db/rows';
import { serverQueries, withCompany } from '../db/wall';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';
import { partnersThatListen } from '../webhooks/events';
import { overdueEvents } from './tables';
import { tellOfCollected } from './tell';

/** Invoices are late from midnight; partners get the events in the morning (MNY-107). */
const FIRST_HOUR = '06:00:00';
const COMPANIES = 200;
/** Events of a company and run. The rest follow in the next hour. */
const MOST = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Tells partners of invoices whose due day is over and that are not paid, once for each due day (MNY-107). Runs every
 * hour.
 */
export async function tellOverdue(ports: Ports): Promise<void> {
  const { date: today, time } = istanbulNow(ports.clock.now());
  if (time < FIRST_HOUR) return;
  const server = serverQueries(ports.db, 'sweep');
  const partnerIds = await partnersThatListen(serverQueries(ports.db, 'webhooks'), 'fatura.gecikti');
  if (partnerIds.length === 0) return;
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const page: { id: string }[] = await server
      .select({ id: companies.id })
      .from(companies)
      .where(and(isNull(companies.deletedAt), inArray(companies.partnerId, partnerIds), gt(companies.id, after)))
      .orderBy(asc(companies.id))
      .limit(COMPANIES);
    for (const { id } of page)
      await tellOfCompany(ports, id, today).catch((error: unknown) =>
        ports.log('error', 'overdue_not_told', { companyId: id, ...describeError(error) }),
      );
    after = page.length < COMPANIES ? undefined : page.at(-1)?.id;
  }
}

interface Overdue {
  readonly invoiceId: string;
  readonly debtorId: string;
  readonly vade: string;
  readonly kalan: string;
}

async function tellOfCompany(ports: Ports, companyId: string, today: string): Promise<void> {
  await withCompany(ports.db, companyId, async (tx) => {
    const late = await rowsOf<Overdue>(
      tx,
      sql`select entry.invoice_id as "invoiceId", rest.debtor_id as "debtorId", rest.vade::text as vade,
          rest.kalan::text as kalan
        from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
        where rest.company_id = ${companyId} and rest.kalan > 0 and rest.vade < ${today}::date and entry.tur = 'FATURA'
          and not exists (
            select from overdue_event as sent
            where sent.company_id = ${companyId} and sent.invoice_id = entry.invoice_id and sent.vade = rest.vade)
        order by rest.vade, entry.invoice_id limit ${MOST}`,
    );
    if (late.length === 0) return;
    const told = await tx
      .insert(overdueEvents)
      .values(late.map(({ invoiceId, vade }) => ({ companyId, invoiceId, vade })))
      .onConflictDoNothing()
      .returning({ invoiceId: overdueEvents.invoiceId });
    // Another server may have sent some of them.
    const ours = new Set(told.map(({ invoiceId }) => invoiceId));
    await tellOfCollected(
      ports,
      tx,
      'fatura.gecikti',
      late.filter(({ invoiceId }) => ours.has(invoiceId)),
    );
  });
}
