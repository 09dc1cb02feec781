import { addDays, istanbulNow } from '@kalem/domain';
import { dueReminders, forecastReminders, isReminderTime, latestStage, type Remindable } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { findCompany } from '../companies/statements';
import { idList, rowsOf } from '../db/rows';
import { serverQueries, withCompany } from '../db/wall';
import { collectionSettings } from '../ledger/tables';
import { licenceOf } from '../payments/licence';
import { describeError } from '../ports/Log';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { type Addressee, addresseesOf } from './addressees';
import { mailRefusal } from './allowed';
import { readOpenDue, type RemindedInvoice } from '../ledger/accounts/openInvoices';
import { mailsLeft, planMails, storeReminder, writeReminder } from './store';
import { reminderStages } from './tables';

const COMPANIES = 200;
/** Accounts of one transaction. */
const STEP = 50;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const FORECAST_DAYS = 7;

/** Queues the automatic mails that are due, for all companies that turned them on (MNY-63, MNY-64). */
export async function queueDueReminders(ports: Ports): Promise<void> {
  if (!isReminderTime(istanbulNow(ports.clock.now()))) return;
  const server = serverQueries(ports.db, 'sweep');
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const page: { id: string }[] = await server
      .select({ id: companies.id })
      .from(collectionSettings)
      .innerJoin(companies, eq(companies.id, collectionSettings.companyId))
      .where(
        and(
          eq(collectionSettings.hatirlatma, true),
          isNotNull(collectionSettings.baslangic),
          isNull(companies.deletedAt),
          gt(companies.id, after),
        ),
      )
      .orderBy(asc(companies.id))
      .limit(COMPANIES);
    for (const { id } of page)
      await queueForCompany(ports, id).catch((error: unknown) =>
        ports.log('error', 'reminders_not_queued', { companyId: id, ...describeError(error) }),
      );
    after = page.length < COMPANIES ? undefined : page.at(-1)?.id;
  }
}

async function queueForCompany(ports: Ports, companyId: string): Promise<void> {
  while ((await withCompany(ports.db, companyId, (tx) => queueStep(ports, tx))) === STEP);
}

/** Queues the messages to a few accounts, so that no lock is held for long. Returns their number. */
async function queueStep(ports: Ports, tx: CompanyTx): Promise<number> {
  const now = ports.clock.now();
  const { companyId } = tx;
  // One server at a time, and not beside a person who sends.
  const [settings] = await tx
    .select({ hatirlatma: collectionSettings.hatirlatma, days: collectionSettings.hatirlatmaGunleri })
    .from(collectionSettings)
    .where(eq(collectionSettings.companyId, companyId))
    .for('update', { skipLocked: true });
  if (!settings?.hatirlatma || !(await mayRemind(tx, now))) return 0;
  const company = await findCompany(tx);
  const { date: today } = istanbulNow(now);
  const { invoices, last } = await readSchedule(tx, settings.days, { today, ahead: 0 });
  const due = dueReminders(invoices, { days: settings.days, today, last });
  const wanted = [...due.values()].flatMap((reminded) => reminded.map(({ invoice }) => invoice));
  const addressees = (await addresseesOf(tx, wanted)).filter(({ wantsNone }) => !wantsNone).slice(0, STEP);
  let { left } = await mailsLeft(tx, now);
  for (const addressee of addressees) {
    const stages = (due.get(addressee.id) ?? []).map(({ invoice, asama }) => ({
      companyId,
      invoiceId: invoice.id,
      asama,
    }));
    const planned = await planMails(`${today} ${JSON.stringify(stages)}`, addressee);
    left -= planned.filter(({ durum }) => durum === 'KUYRUKTA').length;
    // The rest goes tomorrow, unless it is then too late.
    if (left < 0) return 0;
    await tx.insert(reminderStages).values(stages).onConflictDoNothing();
    const written = await writeReminder(tx, addressee, { company, now, isAutomatic: true });
    const message = { addressee, planned, written };
    const asama = Math.max(...stages.map((stage) => stage.asama));
    await storeReminder(ports, tx, message, { asama, userId: null, company, now });
  }
  return addressees.length;
}

/** Whether automatic mails may leave: there is a licence, and the company may send mails (MNY-69, MNY-108). */
export async function mayRemind(tx: CompanyTx, now: Date): Promise<boolean> {
  const company = await findCompany(tx);
  return company !== undefined && licenceOf(company, now).active && (await mailRefusal(tx)) === undefined;
}

/**
 * How many automatic mails the coming seven days bring with these days, if nothing is paid, and why none leaves
 * (MNY-63, MNY-69).
 */
export function forecastOf(
  { db, clock }: Ports,
  companyId: string,
  days: readonly number[],
): Promise<components['schemas']['ReminderForecast']> {
  const { date: today } = istanbulNow(clock.now());
  return withCompany(db, companyId, async (tx) => {
    const { invoices, last } = await readSchedule(tx, days, { today, ahead: FORECAST_DAYS - 1 });
    const reached = new Map((await addresseesOf(tx, invoices)).map((one) => [one.id, mailsTo(one)]));
    const wanted = invoices.filter(({ cariHesapId }) => (reached.get(cariHesapId) ?? 0) > 0);
    const messages = forecastReminders(wanted, { days, today, last });
    const refusal = await mailRefusal(tx);
    const engel = refusal?.code === 'OWNER_EMAIL_NOT_VERIFIED' ? 'EPOSTA_DOGRULANMADI' : 'IZIN_YOK';
    return { adet: messages.reduce((sum, id) => sum + (reached.get(id) ?? 0), 0), engel: refusal ? engel : null };
  });
}

function mailsTo({ wantsNone, adresler }: Addressee): number {
  return wantsNone ? 0 : adresler.filter(({ durduruldu }) => !durduruldu).length;
}

/** Open invoices whose stages can be due until some days ahead, and the last message to each account. */
async function readSchedule(
  tx: CompanyTx,
  days: readonly number[],
  { today, ahead }: { readonly today: string; readonly ahead: number },
): Promise<{ invoices: (RemindedInvoice & Remindable)[]; last: Map<string, string> }> {
  if (days.length === 0) return { invoices: [], last: new Map() };
  const from = addDays(today, -Math.max(...days) - latestStage);
  const open = await readOpenDue(tx, from, addDays(today, ahead - Math.min(...days)));
  const stages = await tx
    .select({ invoiceId: reminderStages.invoiceId, asama: reminderStages.asama })
    .from(reminderStages)
    .where(
      and(
        eq(reminderStages.companyId, tx.companyId),
        sql`${reminderStages.invoiceId} in ${idList(open.map(({ id }) => id))}`,
        inArray(reminderStages.asama, [...days]),
      ),
    );
  const last = await rowsOf<{ id: string; at: string }>(
    tx,
    sql`select coalesce(debtor.birlesen, debtor.id) as id, max(reminder.created_at)::text as at
      from reminder join debtor on debtor.id = reminder.debtor_id
      where reminder.company_id = ${tx.companyId} and reminder.durum <> 'GONDERILMEDI'
        and reminder.created_at > ${`${addDays(today, -7)}T00:00:00+03:00`}::timestamptz
      group by 1`,
  );
  const sent = new Map<string, number[]>();
  for (const { invoiceId, asama } of stages) sent.set(invoiceId, [...(sent.get(invoiceId) ?? []), asama]);
  return {
    invoices: open.map((invoice) => ({
      ...invoice,
      hasTerm: invoice.vadeTarihi !== null,
      asamalar: sent.get(invoice.id) ?? [],
    })),
    last: new Map(last.map(({ id, at }) => [id, istanbulNow(new Date(at)).date])),
  };
}
