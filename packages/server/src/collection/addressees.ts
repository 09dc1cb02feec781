import { companyName, isEmail, normalizePhone, toPersonPhone } from '@kalem/domain';
import { debtorKey } from '@kalem/domain/ledger';
import { and, eq, inArray, or } from 'drizzle-orm';
import { customers } from '../cards/tables';
import { debtors } from '../ledger/tables';
import { normalizeEmail } from '../people/names';
import type { CompanyTx } from '../ports/Database';
import type { RemindedInvoice } from '../ledger/accounts/openInvoices';
import { stoppedAmong } from './stops';

/** A customer account with the invoices to remind of. */
export interface Addressee {
  readonly id: string;
  readonly ad: string;
  readonly invoices: readonly RemindedInvoice[];
  /** Those that need a reminder. */
  readonly open: readonly RemindedInvoice[];
  /** Addresses of the invoices, else of the card (MNY-68). */
  readonly adresler: readonly { readonly adres: string; readonly durduruldu: boolean }[];
  /** The phone of the card, 905321234567. */
  readonly telefon: string | null;
  /** No automatic reminders go to this customer, as its card wants (MNY-63). */
  readonly wantsNone: boolean;
}

/** Of a Turkish phone without +90. */
const PHONE_DIGITS = 10;
/** More addresses are left out. */
const MOST_ADDRESSES = 20;

/** The accounts of invoices, in their order, with the addresses of each. */
export async function addresseesOf(tx: CompanyTx, invoices: readonly RemindedInvoice[]): Promise<Addressee[]> {
  const byAccount = new Map<string, RemindedInvoice[]>();
  for (const invoice of invoices) {
    const known = byAccount.get(invoice.cariHesapId);
    if (known) known.push(invoice);
    else byAccount.set(invoice.cariHesapId, [invoice]);
  }
  const ids = [...byAccount.keys()];
  if (ids.length === 0) return [];
  const accounts = await tx
    .select({
      id: debtors.id,
      anahtar: debtors.anahtar,
      vknTckn: debtors.vknTckn,
      ad: debtors.ad,
      of: debtors.birlesen,
    })
    .from(debtors)
    .where(and(eq(debtors.companyId, tx.companyId), or(inArray(debtors.id, ids), inArray(debtors.birlesen, ids))));
  const cards = await cardsOf(
    tx,
    accounts.map(({ vknTckn }) => vknTckn),
  );
  const parts = new Map<string, typeof accounts>();
  for (const account of accounts) {
    const id = account.of ?? account.id;
    parts.set(id, [...(parts.get(id) ?? []), account]);
  }
  const found = [...byAccount].map(([id, ofAccount]) => {
    const own = (parts.get(id) ?? []).flatMap(({ anahtar }) => cards.get(anahtar) ?? []);
    const open = ofAccount.filter(({ neden }) => neden === null);
    const ofInvoices = addressesAmong(open.flatMap(({ emails }) => emails));
    const phone = own.map(({ telNo }) => normalizePhone(telNo)).find((digits) => digits.length === PHONE_DIGITS);
    return {
      id,
      ad: parts.get(id)?.find((one) => one.id === id)?.ad ?? '',
      invoices: ofAccount,
      open,
      addresses: ofInvoices.length > 0 ? ofInvoices : addressesAmong(own.map(({ email }) => email)).slice(0, 1),
      telefon: phone === undefined ? null : toPersonPhone(phone),
      wantsNone: own.some(({ hatirlatmaYok }) => hatirlatmaYok),
    };
  });
  const stopped = await stoppedAmong(
    tx,
    found.flatMap(({ addresses }) => addresses),
  );
  return found.map(({ addresses, ...one }) => ({
    ...one,
    adresler: addresses.map((adres) => ({ adres, durduruldu: stopped.has(adres) })),
  }));
}

function addressesAmong(emails: readonly string[]): string[] {
  return [...new Set(emails.map(normalizeEmail).filter(isEmail))].slice(0, MOST_ADDRESSES);
}

/** Customer cards of these numbers, oldest first, by the key of their account. */
async function cardsOf(tx: CompanyTx, numbers: readonly string[]) {
  const rows = await tx
    .select({
      vknTckn: customers.vknTckn,
      unvan: customers.unvan,
      ad: customers.ad,
      soyad: customers.soyad,
      email: customers.email,
      telNo: customers.telNo,
      hatirlatmaYok: customers.hatirlatmaYok,
    })
    .from(customers)
    .where(and(eq(customers.companyId, tx.companyId), inArray(customers.vknTckn, [...new Set(numbers)])))
    .orderBy(customers.createdAt, customers.id);
  const byKey = new Map<string, typeof rows>();
  for (const row of rows) {
    const { vknTckn, ...name } = row;
    const key = debtorKey({ vknTckn, aliciUnvan: companyName(name), aliciAdi: '', aliciSoyadi: '' });
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return byKey;
}
