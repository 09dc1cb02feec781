import { collectionMark } from '@kalem/domain/ledger';
import type { components } from '@kalem/openapi';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { idList, rowsOf } from '../../db/rows';
import { invoices } from '../../invoices/tables';
import { isNotUndone } from '../books';
import type { CompanyTx } from '../../ports/Database';

type Reason = components['schemas']['ReminderReason'];

/** An invoice that may be reminded of, with the account that it is shown in. */
export interface RemindedInvoice {
  readonly id: string;
  readonly belgeNumarasi: string;
  /** The due date that the invoice names; null without one. */
  readonly vadeTarihi: string | null;
  /** The due day, for lateness. */
  readonly vade: string;
  readonly paraBirim: string;
  readonly kalan: string;
  readonly emails: readonly string[];
  readonly cariHesapId: string;
  /** Why it needs no reminder; null when it does (MNY-65). */
  readonly neden: Reason | null;
}

/** Invoices of the ledger, by id. Those that were never booked are missing. */
export function readInvoices(tx: CompanyTx, ids: readonly string[]): Promise<RemindedInvoice[]> {
  return readWhere(tx, sql`entry.invoice_id in ${idList(ids)}`);
}

/** Invoices with an open amount that is due from one day to another, both included. */
export async function readOpenDue(tx: CompanyTx, from: string, to: string): Promise<RemindedInvoice[]> {
  const isDue = sql`rest.kalan > 0 and rest.vade between ${from}::date and ${to}::date and ${isNotUndone}`;
  return (await readWhere(tx, isDue)).filter(({ neden }) => neden === null);
}

interface Entry {
  readonly invoiceId: string;
  readonly paraBirim: string;
  readonly kalan: string;
  readonly vade: string;
  readonly isUndone: boolean;
  readonly cariHesapId: string;
}

/** The last entry of each invoice, by due day: a corrected amount has replaced the earlier ones. */
async function readWhere(tx: CompanyTx, isWanted: SQL): Promise<RemindedInvoice[]> {
  const entries = await rowsOf<Entry>(
    tx,
    sql`select distinct on (entry.invoice_id) entry.invoice_id as "invoiceId", entry.para_birim as "paraBirim",
        rest.kalan::text as kalan, rest.vade::text as vade, not (${isNotUndone}) as "isUndone",
        coalesce(debtor.birlesen, debtor.id) as "cariHesapId"
      from ledger_entry as entry
        join ledger_rest as rest on rest.entry_id = entry.id
        join debtor on debtor.id = entry.debtor_id
      where entry.company_id = ${tx.companyId} and entry.tur = 'FATURA' and ${isWanted}
      order by entry.invoice_id, entry.sira desc`,
  );
  const ids = entries.map(({ invoiceId }) => invoiceId);
  const rows = await tx
    .select({
      id: invoices.id,
      belgeNumarasi: invoices.belgeNumarasi,
      vadeTarihi: invoices.vadeTarihi,
      emails: invoices.emails,
      gecersiz: invoices.gecersiz,
      talepAkisi: invoices.talepAkisi,
    })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), sql`${invoices.id} in ${idList(ids)}`));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = entries.flatMap<RemindedInvoice>(({ invoiceId, isUndone, ...entry }) => {
    const invoice = byId.get(invoiceId);
    if (!invoice) return [];
    const { gecersiz, talepAkisi, belgeNumarasi, ...facts } = invoice;
    const isMarked = collectionMark(talepAkisi) !== undefined;
    const neden = reasonOf({ gecersiz: gecersiz === true, isUndone, kalan: entry.kalan, isMarked });
    return [{ ...facts, ...entry, belgeNumarasi: belgeNumarasi ?? '', neden }];
  });
  const place = ({ vade, belgeNumarasi }: RemindedInvoice) => `${vade} ${belgeNumarasi}`;
  return found.sort((one, other) => (place(one) < place(other) ? -1 : 1));
}

interface State {
  readonly gecersiz: boolean;
  readonly isUndone: boolean;
  readonly kalan: string;
  readonly isMarked: boolean;
}

function reasonOf({ gecersiz, isUndone, kalan, isMarked }: State): Reason | null {
  if (gecersiz) return 'GECERSIZ';
  if (isUndone) return 'TAKIP_DISI';
  if (Number(kalan) === 0) return 'ODENDI';
  return isMarked ? 'TALEP' : null;
}
