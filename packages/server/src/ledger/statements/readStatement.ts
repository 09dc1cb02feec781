import { companyName, istanbulNow, printedAddress } from '@kalem/domain';
import { describeStatement, drawableJpeg } from '@kalem/domain/document';
import type { components, operations } from '@kalem/openapi';
import { and, eq, sql } from 'drizzle-orm';
import { findCompany } from '../../companies/statements';
import { rowsOf, together } from '../../db/rows';
import type { StatementFormat } from '../../documents/statements/source';
import { invoices } from '../../invoices/tables';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import { refuseFaults } from '../../problems/faults';
import * as ledgerProblems from '../../problems/ledgerProblems';
import { pageOfEntries } from '../debtors';
import { findShown, groupOf } from '../accounts/merged';
import { debtors } from '../tables';

type Schemas = components['schemas'];
export type StatementQuery = Omit<operations['getStatement']['parameters']['query'], 'companyId' | 'bicim'>;

/** Most entries of a statement, and most open invoices. */
const MOST_ENTRIES = 5000;

export interface ReadStatement {
  readonly statement: Schemas['Statement'];
  /** The company's logo as a JPEG data URL. */
  readonly logo: string | undefined;
}

/**
 * The statement of a customer account in one currency and period, with what is open today (MNY-53). Throws 404, and 422
 * for days in the wrong order and for more entries than a document may have.
 */
export async function readStatement(
  tx: CompanyTx,
  debtorId: string,
  { baslangicTarihi, bitisTarihi, paraBirim = 'TRY', geriAlinanlar }: StatementQuery,
  now: Date,
): Promise<ReadStatement> {
  if (baslangicTarihi && bitisTarihi && baslangicTarihi > bitisTarihi)
    refuseFaults([{ path: 'bitisTarihi', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
  const { id, vknTckn, ad } = await findShown(tx, debtorId);
  const group = groupOf(tx, id);
  // Bookings wait for the lock, so that entries, sums and open invoices are of the same moment.
  await tx
    .select({ id: debtors.id })
    .from(debtors)
    .where(and(eq(debtors.companyId, tx.companyId), sql`${debtors.id} in ${group}`))
    .orderBy(sql`${debtors.anahtar} collate "C"`)
    .for('share');
  const today = istanbulNow(now).date;
  const [[newest], open, [credit], company] = await together(
    rowsOf<{ tarih: string | null }>(
      tx,
      sql`select max(tarih)::text as tarih from ledger_entry
        where company_id = ${tx.companyId} and debtor_id in ${group} and para_birim = ${paraBirim}`,
    ),
    rowsOf<Schemas['StatementOpenItem']>(
      tx,
      sql`select entry.tur, invoice.belge_numarasi as "belgeNumarasi", rest.vade::text as vade,
          greatest(${today}::date - rest.vade, 0) as "gecikmeGunu", rest.kalan::text as kalan
        from ledger_rest as rest join ledger_entry as entry on entry.id = rest.entry_id
          left join ${invoices} as invoice on invoice.company_id = entry.company_id and invoice.id = entry.invoice_id
        where rest.company_id = ${tx.companyId} and rest.debtor_id in ${group} and rest.para_birim = ${paraBirim}
          and rest.borc and rest.kalan > 0
        order by rest.vade, invoice.belge_numarasi, entry.sira limit ${MOST_ENTRIES + 1}`,
    ),
    rowsOf<{ acik: string; avans: string }>(
      tx,
      sql`select coalesce(sum(kalan) filter (where borc), 0)::numeric(24, 2)::text as acik,
          coalesce(sum(kalan) filter (where not borc), 0)::numeric(24, 2)::text as avans
        from ledger_rest
        where company_id = ${tx.companyId} and debtor_id in ${group} and para_birim = ${paraBirim} and kalan > 0`,
    ),
    findCompany(tx),
  );
  if (!company) throw callProblems.notFound();
  // An invoice may be of a later day. Without it the balance would not be the one of the account.
  const last = bitisTarihi ?? [today, newest?.tarih ?? today].sort().at(-1) ?? today;
  const { rows, sums } = await pageOfEntries(
    tx,
    id,
    { baslangicTarihi, bitisTarihi: last, paraBirim, geriAlinanlar },
    { offset: 0, limit: MOST_ENTRIES + 1 },
  );
  if (rows.length > MOST_ENTRIES || open.length > MOST_ENTRIES) throw ledgerProblems.statementTooLong();
  const statement = {
    cariHesapId: id,
    firma: {
      unvan: companyName(company),
      adres: printedAddress(company).join(', '),
      vergiDairesi: company.vergiDairesi,
      vknTckn: company.vknTckn ?? '',
    },
    aliciUnvan: ad,
    vknTckn,
    paraBirim,
    baslangicTarihi: baslangicTarihi ?? null,
    bitisTarihi: last,
    duzenlenme: today,
    ...sums,
    hareketler: rows.reverse(),
    acikKalemler: open,
    acikToplam: credit?.acik ?? '0.00',
    avans: credit?.avans ?? '0.00',
  };
  return { statement, logo: drawableJpeg(company.logoData) };
}

/** A statement as a file. It is made outside of this thread. */
export async function printStatement(
  { renderStatement }: Ports,
  { statement, logo }: ReadStatement,
  format: StatementFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const madeAt = new Date(`${statement.duzenlenme}T12:00:00+03:00`);
  return renderStatement(format, { described: describeStatement(statement), logo, madeAt }, statement.firma.vknTckn);
}
