import { addDays, istanbulNow } from '@kalem/domain';
import { defaultReminderDays, toKurus, writeKurus } from '@kalem/domain/ledger';
import { sql } from 'drizzle-orm';
import { rowsOf } from './db/rows';
import { withCompany } from './db/wall';
import { invoices } from './invoices/tables';
import { messageIdOf } from './messages/outbox';
import type { Ports } from './ports/Ports';
import { isNotUndone } from './ledger/books';
import { findReceipt } from './ledger/readReceipts';
import { createPaymentLink } from './ledger/paymentLinks/links';
import { bookReceipt } from './ledger/receipts';
import { lockCollectionSettings, storeCollectionSettings } from './ledger/settings';
import { bookEarlierInvoices } from './ledger/tracking';
import { sendReminders } from './collection/send';
import { insertBankEntry } from './notes/statements';

interface Demo {
  readonly companyId: string;
  readonly userId: string;
}

/** Days after which most invoices of the demo are paid. */
const USUAL_DAYS = 60;

/**
 * Starts the tracking of a demo company and records payments, so that its screens show every state: open, late, paid in
 * part, paid, and paid with a credit left, some reminders, accounts to pay to, and a payment link (MNY-111, MNY-67,
 * MNY-71, MNY-81). Can be repeated.
 */
export async function seedPayments(ports: Ports, { companyId, userId }: Demo): Promise<void> {
  const now = ports.clock.now();
  const today = istanbulNow(now).date;
  await withCompany(ports.db, companyId, async (tx) => {
    const { baslangic } = await lockCollectionSettings(tx, now);
    if (baslangic !== null) return;
    const settings = {
      vadeGunu: 30,
      vadeyiGoster: true,
      baslangic: addDays(today, -365),
      isleniyor: true,
      hatirlatma: false,
      hatirlatmaGunleri: [...defaultReminderDays],
      kismiKendiliginden: false,
      vknKendiliginden: false,
    };
    await storeCollectionSettings(tx, settings, now);
  });
  await bookEarlierInvoices(ports, companyId);
  const tracked = await trackedInvoices(ports, companyId);
  for (const [n, { faturaId, tutar, paraBirim, vade }] of tracked.entries()) {
    const share = shareOf(n, vade < addDays(today, -USUAL_DAYS));
    if (share === undefined) continue;
    const id = await messageIdOf('seedPayments', faturaId);
    const amountOf = (part: number) => writeKurus(Math.round(Number(toKurus(tutar)) * part));
    const [paid, closed] = [amountOf(share), amountOf(Math.min(share, 1))];
    await withCompany(ports.db, companyId, async (tx) => {
      if (await findReceipt(tx, id)) return;
      const tarih = vade < today ? vade : today;
      const body = { faturaId, tarih, tutar: paid, paraBirim, yontem: methods[n % methods.length] ?? 'HAVALE' };
      await bookReceipt(tx, {
        ports,
        id,
        userId,
        now,
        body: { ...body, aciklama: '', dagitim: [{ faturaId, tutar: closed }] },
      });
    });
  }
  const isPaid = (n: number, vade: string) => shareOf(n, vade < addDays(today, -USUAL_DAYS)) === 1;
  const late = tracked.filter(({ vade }, n) => vade < today && !isPaid(n, vade)).slice(0, 2);
  const paid = tracked.filter(({ vade }, n) => isPaid(n, vade)).slice(0, 1);
  const [open] = late.filter(({ paraBirim }) => paraBirim === 'TRY');
  if (open) await seedPaymentLink(ports, { companyId, userId }, open.faturaId);
  // Two that were prepared, and one that was too late.
  for (const [n, { faturaId }] of [...late, ...paid].entries()) {
    const newId = await messageIdOf('seedReminders', faturaId);
    const kanal = n === 1 ? 'SMS' : 'WHATSAPP';
    await sendReminders(ports, { companyId, userId, newId, now }, { faturaIds: [faturaId], kanal });
  }
}

/** The account in TRY to which customers of the demo pay. */
export const demoIban = 'TR130001000019000066720150';

const accounts = [
  { paraBirim: 'TRY', iban: demoIban },
  { paraBirim: 'USD', iban: 'TR830001000019000066720151' },
];

/** The accounts to pay to, and the payment page of an open invoice. */
async function seedPaymentLink(ports: Ports, { companyId, userId }: Demo, invoiceId: string): Promise<void> {
  const now = ports.clock.now();
  for (const account of accounts) {
    const id = await messageIdOf('seedAccount', companyId, account.paraBirim);
    const content = { bankaAdi: 'Ziraat Bankası', faturadaGoster: false, hesapSahibi: '', ibanDegisti: null };
    await withCompany(ports.db, companyId, (tx) =>
      insertBankEntry(tx, { ...content, ...account, id, tahsilatHesabi: true, createdAt: now }),
    );
  }
  await createPaymentLink(ports, companyId, { invoiceId, userId, now });
}

const methods = ['HAVALE', 'HAVALE', 'KART', 'HAVALE', 'NAKIT', 'CEK_SENET'] as const;

/** How much of its invoice the n-th payment is; undefined for an invoice that stays open. */
function shareOf(n: number, isOld: boolean): number | undefined {
  if (isOld) return n % 9 === 0 ? undefined : 1;
  return [1, 0.5, undefined, undefined, 1.1][n % 5];
}

/** The tracked invoices of a company, by number. */
async function trackedInvoices({ db }: Ports, companyId: string) {
  return withCompany(db, companyId, (tx) =>
    rowsOf<{ faturaId: string; tutar: string; paraBirim: string; vade: string }>(
      tx,
      sql`select entry.invoice_id as "faturaId", entry.borc::text as tutar, entry.para_birim as "paraBirim",
          rest.vade::text as vade
        from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
          join ${invoices} as invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
        where entry.company_id = ${companyId} and entry.tur = 'FATURA' and ${isNotUndone}
        order by invoice.belge_numarasi, entry.invoice_id`,
    ),
  );
}
