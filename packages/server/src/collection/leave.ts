import { DAY_MS, istanbulNow } from '@kalem/domain';
import { isReminderTime } from '@kalem/domain/ledger';
import { and, eq } from 'drizzle-orm';
import { findCompany } from '../companies/statements';
import { withCompany } from '../db/wall';
import { findCollectionSettings } from '../ledger/settings';
import type { Mail } from '../messages/templates/Mail';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { addresseesOf } from './addressees';
import { mailRefusal } from './allowed';
import { mayRemind } from './automatic';
import { readInvoices } from '../ledger/accounts/openInvoices';
import { mailOf, replyAddress, type ReminderRow, writeReminder } from './store';
import { stoppedAmong } from './stops';
import { reminders } from './tables';

/** An automatic mail that waited longer is too late. A weekend is shorter. */
const TOO_LATE_MS = 3 * DAY_MS;

/** The mail that a queued message refers to. */
export interface QueuedReminder {
  readonly companyId: string;
  readonly reminderId: string;
}

type Leaving = (Mail & { readonly replyTo?: string }) | 'later' | 'never';

/**
 * Checks a reminder when its mail leaves, and writes it again from what is open now (MNY-65). 'never' when nothing is
 * left to remind of, with the reason in the log; 'later' for an automatic mail outside of its hours.
 */
export async function mailOfReminder(ports: Ports, { companyId, reminderId }: QueuedReminder): Promise<Leaving> {
  const now = ports.clock.now();
  return withCompany(ports.db, companyId, async (tx) => {
    const [row] = await tx.select().from(reminders).where(isOne(companyId, reminderId)).for('update');
    if (row?.durum !== 'KUYRUKTA' || row.adres === null) return 'never';
    const isLate = now.getTime() - row.createdAt.getTime() > TOO_LATE_MS;
    if (row.asama !== null && !isLate && !isReminderTime(istanbulNow(now))) return 'later';
    const found = await readInvoices(tx, row.faturaIds);
    const open = found.filter(({ neden }) => neden === null);
    const neden = isLate && row.asama !== null ? 'SAAT' : await reasonAgainst(tx, { row, adres: row.adres, now });
    if (neden !== null || open.length === 0) {
      await tx
        .update(reminders)
        .set({ durum: 'GONDERILMEDI', neden: neden ?? found[0]?.neden ?? 'TAKIP_DISI' })
        .where(isOne(companyId, reminderId));
      return 'never';
    }
    const [addressee] = await addresseesOf(tx, open);
    const isAutomatic = row.asama !== null;
    const company = await findCompany(tx);
    const written = await writeReminder(tx, { ad: addressee?.ad ?? '', open }, { company, now, isAutomatic });
    return { ...(await mailOf(ports, reminderId, written)), ...replyAddress(company) };
  });
}

/** Why nothing goes to this address any more, whatever is open. */
async function reasonAgainst(
  tx: CompanyTx,
  { row, adres, now }: { readonly row: ReminderRow; readonly adres: string; readonly now: Date },
): Promise<ReminderRow['neden']> {
  if ((await stoppedAmong(tx, [adres])).has(adres)) return 'ISTEMIYOR';
  if (row.asama === null) return (await mailRefusal(tx)) === undefined ? null : 'KAPALI';
  const { hatirlatma } = await findCollectionSettings(tx);
  if (!hatirlatma || !(await mayRemind(tx, now))) return 'KAPALI';
  const [addressee] = await addresseesOf(tx, await readInvoices(tx, row.faturaIds));
  return addressee?.wantsNone ? 'ISTEMIYOR' : null;
}

/** Records that the mail was sent, or given up. */
export async function endReminder(
  { db }: Ports,
  { companyId, reminderId }: QueuedReminder,
  durum: 'GONDERILDI' | 'ULASMADI',
): Promise<void> {
  await withCompany(db, companyId, (tx) =>
    tx
      .update(reminders)
      .set({ durum })
      .where(and(isOne(companyId, reminderId), eq(reminders.durum, 'KUYRUKTA'))),
  );
}

const isOne = (companyId: string, id: string) => and(eq(reminders.companyId, companyId), eq(reminders.id, id));
