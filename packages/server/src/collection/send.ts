import type { components } from '@kalem/openapi';
import { and, eq, inArray } from 'drizzle-orm';
import { findCompany } from '../companies/statements';
import { writeAudit } from '../db/audit';
import { withCompany } from '../db/wall';
import { invoices } from '../invoices/tables';
import { lockCollectionSettings } from '../ledger/settings';
import { messageIdOf } from '../messages/outbox';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as ledgerProblems from '../problems/ledgerProblems';
import { type Addressee, addresseesOf } from './addressees';
import { mailRefusal } from './allowed';
import { remindersOf } from './log';
import { readInvoices } from '../ledger/accounts/openInvoices';
import { liftStops } from './stops';
import { mailsLeft, planMails, planRefused, storeReminder, writeReminder } from './store';

type Schemas = components['schemas'];

interface Reader {
  readonly companyId: string;
  readonly permissions: { readonly cariRead: boolean };
}

/** The messages that `sendReminders` would send (MNY-61). Throws 404 and 409 as it does. */
export function previewReminders(
  { db, clock }: Ports,
  { companyId, permissions }: Reader,
  { faturaIds }: Schemas['ReminderRequest'],
): Promise<Schemas['ReminderPreviews']> {
  return withCompany(db, companyId, async (tx) => {
    const company = await findCompany(tx);
    const items: Schemas['ReminderPreview'][] = [];
    for (const addressee of await chosen(tx, faturaIds)) {
      const { id, ad, adresler, telefon } = addressee;
      items.push({
        cariHesapId: id,
        aliciUnvan: ad,
        ...(await writeReminder(tx, addressee, { company, now: clock.now(), isAutomatic: false })),
        adresler: [...adresler],
        telefon: permissions.cariRead ? telefon : null,
        faturalar: addressee.invoices.map(({ id: faturaId, belgeNumarasi, vadeTarihi, paraBirim, kalan, neden }) => ({
          faturaId,
          belgeNumarasi,
          vadeTarihi,
          paraBirim,
          kalan,
          neden,
        })),
      });
    }
    return { items };
  });
}

/** Every press of a person is one occasion of a refusal, so that the log has it once. */
const BY_HAND = 'by hand';

interface Sending {
  readonly companyId: string;
  readonly userId: string;
  /** The same for a repeated call, so that it sends nothing twice. */
  readonly newId: string;
  readonly now: Date;
}

/**
 * Sends one reminder to each account of the invoices, or records that it was prepared for another channel (MNY-61).
 * Throws 404 for an unknown invoice, 409 for one that was never booked, and what MNY-66 and MNY-69 refuse.
 */
export function sendReminders(
  ports: Ports,
  { companyId, userId, newId, now }: Sending,
  { faturaIds, kanal, onayAlindi = false }: Schemas['ReminderRequest'],
): Promise<Schemas['Reminders']> {
  return withCompany(ports.db, companyId, async (tx) => {
    // Automatic mails wait, and then find these.
    await lockCollectionSettings(tx, now);
    const isMail = kanal === 'EPOSTA';
    const refusal = isMail ? await mailRefusal(tx) : undefined;
    if (refusal) throw refusal;
    let found = await chosen(tx, faturaIds);
    const stopped = isMail ? found.flatMap(({ open, adresler }) => (open.length > 0 ? adresler : [])) : [];
    const lifted = stopped.filter(({ durduruldu }) => durduruldu).map(({ adres }) => adres);
    if (lifted.length > 0 && !onayAlindi) throw ledgerProblems.reminderStopped();
    if (lifted.length > 0) {
      await liftStops(tx, lifted);
      found = await chosen(tx, faturaIds);
    }
    const company = await findCompany(tx);
    const messages = await Promise.all(
      found.map(async (addressee) => ({
        addressee,
        planned: isMail ? await planMails(newId, addressee, BY_HAND) : await planPrepared(newId, addressee, kanal),
        written: await writeReminder(tx, addressee, { company, now, isAutomatic: false }),
      })),
    );
    const ids = messages.flatMap(({ planned }) => planned.map(({ id }) => id));
    // A repeated call finds what the first one stored, and a refusal is in the log once.
    const known = new Set((await remindersOf(tx, { ids })).map(({ id }) => id));
    const added = messages.filter(({ planned }) => !planned.some(({ id }) => known.has(id)));
    const { left, seconds } = await mailsLeft(tx, now);
    const mails = added.flatMap(({ planned }) => planned).filter(({ durum }) => durum === 'KUYRUKTA').length;
    if (mails > left) throw ledgerProblems.tooManyReminders(seconds);
    for (const message of added) {
      await storeReminder(ports, tx, message, { asama: null, userId, company, now });
      const { id, open } = message.addressee;
      await writeAudit(tx, {
        action: 'sendReminders',
        userId,
        entityId: id,
        details: {
          kanal,
          faturalar: open.map(({ belgeNumarasi }) => belgeNumarasi),
          ...(lifted.length > 0 && { onayAlindi }),
        },
        at: now,
      });
    }
    return { items: await remindersOf(tx, { ids }) };
  });
}

/** The accounts of these invoices. Throws 404 for an unknown invoice, and 409 for one without an account. */
async function chosen(tx: CompanyTx, faturaIds: readonly string[]): Promise<Addressee[]> {
  const ids = [...new Set(faturaIds)];
  const found = await readInvoices(tx, ids);
  if (found.length < ids.length) {
    const known = await tx.$count(invoices, and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, ids)));
    throw known < ids.length ? callProblems.notFound() : ledgerProblems.invoiceNotRemindable();
  }
  return addresseesOf(tx, found);
}

async function planPrepared(occasion: string, addressee: Addressee, kanal: 'WHATSAPP' | 'SMS') {
  const { id, open, invoices: all } = addressee;
  if (open.length === 0) return planRefused(BY_HAND, addressee, kanal, all[0]?.neden ?? 'ODENDI');
  const durum = 'HAZIRLANDI' as const;
  return [{ id: await messageIdOf('reminder', occasion, id), kanal, adres: null, durum, neden: null }];
}
