import { DAY_MS, istanbulNow } from '@kalem/domain';
import { describeReminder } from '@kalem/domain/ledger';
import { and, eq, gte, ne } from 'drizzle-orm';
import type { companies } from '../companies/tables';
import { companyTitle } from '../companies/wire';
import { messageIdOf, queueMessage } from '../messages/outbox';
import { reminderMail } from '../messages/templates/outsiders';
import type { Mail } from '../messages/templates/Mail';
import { type CollectionAccount, collectionAccountOf } from '../ledger/paymentLinks/lines';
import { plainName } from '../people/names';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { linkKey } from '../publicPages/linkKeys';
import type { Addressee } from './addressees';
import type { RemindedInvoice } from '../ledger/accounts/openInvoices';
import { reminders } from './tables';

type Company = typeof companies.$inferSelect;
export type ReminderRow = typeof reminders.$inferSelect;

/** Mails of one company and day (MNY-69). */
const MOST_MAILS = 500;
const LONGEST_NAME = 120;

/** How many mails the company may still queue today, and when the next day begins. */
export async function mailsLeft(tx: CompanyTx, now: Date): Promise<{ left: number; seconds: number }> {
  const midnight = new Date(`${istanbulNow(now).date}T00:00:00+03:00`);
  const ofToday = and(
    eq(reminders.companyId, tx.companyId),
    gte(reminders.createdAt, midnight),
    eq(reminders.kanal, 'EPOSTA'),
    ne(reminders.durum, 'GONDERILMEDI'),
  );
  const sent = await tx.$count(reminders, ofToday);
  const seconds = Math.ceil((midnight.getTime() + DAY_MS - now.getTime()) / 1000);
  return { left: Math.max(0, MOST_MAILS - sent), seconds };
}

/** What a message consists of, whichever way it goes. */
export type Written = ReturnType<typeof describeReminder>;

interface Writing {
  readonly company: Company | undefined;
  readonly now: Date;
  /** Automatic mails carry no payment lines for a day after the IBAN was replaced (MNY-75). */
  readonly isAutomatic: boolean;
}

/** The message to an account about its open invoices. */
export async function writeReminder(
  tx: CompanyTx,
  { ad, open }: { readonly ad: string; readonly open: readonly RemindedInvoice[] },
  { company, now, isAutomatic }: Writing,
): Promise<Written> {
  const accounts: CollectionAccount[] = [];
  for (const paraBirim of new Set(open.map((invoice) => invoice.paraBirim))) {
    const account = await collectionAccountOf(tx, paraBirim, now);
    if (account && !(isAutomatic && account.isFresh)) accounts.push(account);
  }
  return describeReminder({
    name: plainName(ad, LONGEST_NAME),
    seller: company ? companyTitle(company) : '',
    invoices: open,
    accounts,
    today: istanbulNow(now).date,
  });
}

/** The mail of a reminder, with the link that stops them. */
export async function mailOf(ports: Ports, id: string, written: Written): Promise<Mail> {
  const key = await linkKey(ports, 'reminder stop', id);
  return reminderMail('tr', { ...written, link: `${ports.config.publicUrl}/api/hatirlatma/vazgec/${key}` });
}

/** The address for answers is the company's own (MNY-69). */
export function replyAddress(company: Company | undefined): { readonly replyTo?: string } {
  return company?.email ? { replyTo: company.email } : {};
}

type Planned = Pick<ReminderRow, 'id' | 'kanal' | 'adres' | 'durum' | 'neden'>;

/** The row of a message that is not sent. The same refusal of the same invoices is in the log once an occasion. */
export async function planRefused(
  occasion: string,
  { id, invoices }: Addressee,
  kanal: ReminderRow['kanal'],
  neden: NonNullable<ReminderRow['neden']>,
): Promise<readonly Planned[]> {
  const ids = invoices.map((invoice) => invoice.id).sort();
  const row = { kanal, adres: null, durum: 'GONDERILMEDI' as const, neden };
  return [{ ...row, id: await messageIdOf('reminder refused', occasion, id, kanal, neden, ...ids) }];
}

/** The rows of one message: one for each address, or one with the reason why nothing is sent. */
export async function planMails(
  occasion: string,
  addressee: Addressee,
  refusedOn = occasion,
): Promise<readonly Planned[]> {
  const { id, open, invoices, adresler } = addressee;
  const refused = (neden: NonNullable<ReminderRow['neden']>) => planRefused(refusedOn, addressee, 'EPOSTA', neden);
  if (open.length === 0) return refused(invoices[0]?.neden ?? 'ODENDI');
  if (adresler.length === 0) return refused('ADRES_YOK');
  const wanted = adresler.filter(({ durduruldu }) => !durduruldu);
  if (wanted.length === 0) return refused('ISTEMIYOR');
  return Promise.all(
    wanted.map(async ({ adres }) => ({
      id: await messageIdOf('reminder', occasion, id, adres),
      kanal: 'EPOSTA' as const,
      adres,
      durum: 'KUYRUKTA' as const,
      neden: null,
    })),
  );
}

interface Occasion {
  readonly asama: number | null;
  readonly userId: string | null;
  readonly company: Company | undefined;
  readonly now: Date;
}

/** Stores the rows of a message, and queues its mails in the same transaction. Rows that are there already stay. */
export async function storeReminder(
  ports: Ports,
  tx: CompanyTx,
  { addressee, planned, written }: { addressee: Addressee; planned: readonly Planned[]; written: Written },
  { asama, userId, company, now }: Occasion,
): Promise<void> {
  const { id: debtorId, open, invoices } = addressee;
  const faturaIds = (open.length > 0 ? open : invoices).map(({ id }) => id);
  const rows = planned.map((row) => ({
    ...row,
    companyId: tx.companyId,
    debtorId,
    faturaIds,
    asama,
    userId,
    // Without an adapter the outbox is where the mail arrives.
    durum: row.durum === 'KUYRUKTA' && !ports.mail ? ('GONDERILDI' as const) : row.durum,
    createdAt: now,
  }));
  const stored = await tx.insert(reminders).values(rows).onConflictDoNothing().returning();
  for (const { id, adres, kanal } of stored) {
    if (kanal !== 'EPOSTA' || adres === null) continue;
    const mail = await mailOf(ports, id, written);
    const reminder = { companyId: tx.companyId, reminderId: id };
    await queueMessage(ports, tx, { kind: 'mail', id, to: adres, ...mail, ...replyAddress(company), reminder });
  }
}
