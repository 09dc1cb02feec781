import { collectionMark } from '@kalem/domain/ledger';
import { createMatcher, type ManualReceipt, type Matcher, type OpenInvoice } from '@kalem/domain/movements';
import { sql } from 'drizzle-orm';
import { idList, rowsOf } from '../../db/rows';
import { withCompany } from '../../db/wall';
import { findCollectionSettings } from '../../ledger/settings';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import { inPieces } from '../../pieces';

type TalepAkisi = Parameters<typeof collectionMark>[0];

interface OpenRow extends Omit<OpenInvoice, 'ibans' | 'totals' | 'yalnizOneri' | 'tahsilatReferanslari'> {
  readonly matrah: string | null;
  readonly hesaplananKdv: string | null;
  readonly vergilerDahilToplamTutar: string | null;
  readonly odenecekTutar: string;
  readonly iban: string[] | null;
  readonly talepAkisi: TalepAkisi;
}

/**
 * A matcher with the open invoices of a company and the payments that were recorded by hand since `from`. Built once
 * for many movements; tell it what changes (MNY-93, MNY-97).
 */
export async function loadMatcher({ db }: Pick<Ports, 'db'>, companyId: string, from: string): Promise<Matcher> {
  const { settings, invoices, receipts } = await withCompany(db, companyId, async (tx) => ({
    settings: await findCollectionSettings(tx),
    invoices: await openRows(tx),
    receipts: await manualReceipts(tx, from),
  }));
  const { kismiKendiliginden: kismi, vknKendiliginden: vkn } = settings;
  const matcher = createMatcher([], { kismi, vkn });
  await inPieces(
    (function* () {
      for (const row of invoices) {
        const invoice = candidateOf(row);
        if (invoice) matcher.put(invoice);
        yield;
      }
      for (const receipt of receipts) {
        matcher.putReceipt(receipt);
        yield;
      }
    })(),
  );
  return matcher;
}

/** Undefined while a request to cancel it or an objection is open. */
function candidateOf({ iban, talepAkisi, ...read }: OpenRow): OpenInvoice | undefined {
  const mark = collectionMark(talepAkisi);
  if (mark === 'ITIRAZLI' || mark === 'IPTAL_BEKLIYOR') return undefined;
  const { matrah, hesaplananKdv, vergilerDahilToplamTutar, odenecekTutar, ...row } = read;
  const totals = {
    matrah: matrah ?? undefined,
    hesaplananKdv: hesaplananKdv ?? undefined,
    vergilerDahilToplamTutar: vergilerDahilToplamTutar ?? undefined,
    odenecekTutar,
  };
  // A payment code carries the id of its invoice.
  const tahsilatReferanslari = [row.faturaId];
  return { ...row, totals, ibans: iban ?? [], tahsilatReferanslari, yalnizOneri: mark === 'ITIRAZ_KABUL' };
}

/** Reads again what a booking has changed. */
export async function renewInvoices(tx: CompanyTx, matcher: Matcher, faturaIds: readonly string[]): Promise<void> {
  if (faturaIds.length === 0) return;
  for (const id of faturaIds) matcher.remove(id);
  for (const row of await openRows(tx, faturaIds)) {
    const invoice = candidateOf(row);
    if (invoice) matcher.put(invoice);
  }
}

function openRows(tx: CompanyTx, ids?: readonly string[]): Promise<OpenRow[]> {
  return rowsOf<OpenRow>(
    tx,
    sql`select invoice.id as "faturaId", invoice.belge_numarasi as "belgeNumarasi",
        invoice.fatura_tarih::text as "faturaTarih", invoice.vade_tarihi::text as "vadeTarihi",
        invoice.para_birim as "paraBirim", rest.kalan::text as kalan, invoice.fatura_tip as "faturaTip",
        invoice.portal_fatura_tip as "portalFaturaTip", invoice.totals ->> 'matrah' as matrah,
        invoice.totals ->> 'hesaplananKdv' as "hesaplananKdv", invoice.odenecek_tutar::text as "odenecekTutar",
        invoice.totals ->> 'vergilerDahilToplamTutar' as "vergilerDahilToplamTutar", invoice.talep_akisi as "talepAkisi",
        coalesce(debtor.birlesen, debtor.id) as "borcluId", debtor.ad, debtor.vkn_tckn as "vknTckn", card.iban
      from ledger_rest as rest
        join ledger_entry as entry on entry.id = rest.entry_id and entry.tur = 'FATURA'
        join debtor on debtor.id = entry.debtor_id
        join invoice on invoice.company_id = rest.company_id and invoice.id = entry.invoice_id
        left join lateral (
          select array_agg(customer.iban) as iban from customer
          where customer.company_id = rest.company_id and customer.vkn_tckn = debtor.vkn_tckn and customer.iban <> ''
        ) as card on true
      where rest.company_id = ${tx.companyId} and rest.borc and rest.kalan > 0
        and invoice.onay_durumu = 'Onaylandi' and not invoice.gecersiz and not invoice.takip_disi
        and invoice.belge_numarasi is not null
        and ${ids === undefined ? sql`true` : sql`entry.company_id = ${tx.companyId} and entry.invoice_id in ${idList(ids)}`}`,
  );
}

/** Payments without a movement since a day, with the accounts and numbers that they name. */
function manualReceipts(tx: CompanyTx, from: string): Promise<ManualReceipt[]> {
  return rowsOf<ManualReceipt>(
    tx,
    sql`select receipt.id as "tahsilatId", receipt.tarih::text as tarih, receipt.tutar::text as tutar,
        receipt.para_birim as "paraBirim", debtor.id as "borcluId", debtor.ad, debtor.vkn_tckn as "vknTckn",
        coalesce(card.iban, array[]::text[]) as ibans, coalesce(closed.numbers, array[]::text[]) as "belgeNumaralari"
      from receipt join debtor on debtor.id = receipt.debtor_id
        left join lateral (
          select array_agg(customer.iban) as iban from customer
          where customer.company_id = receipt.company_id and customer.vkn_tckn = debtor.vkn_tckn
            and customer.iban <> ''
        ) as card on true
        left join lateral (
          select array_agg(distinct invoice.belge_numarasi) as numbers
          from ledger_entry as credit
            join allocation on allocation.company_id = credit.company_id and allocation.credit_id = credit.id
            join ledger_entry as debit on debit.id = allocation.debit_id and debit.tur = 'FATURA'
            join invoice on invoice.company_id = debit.company_id and invoice.id = debit.invoice_id
          where credit.company_id = receipt.company_id and credit.receipt_id = receipt.id
            and invoice.belge_numarasi is not null
        ) as closed on true
      where receipt.company_id = ${tx.companyId} and receipt.tur = 'TAHSILAT' and receipt.tarih >= ${from}::date - 3
        and not exists (select from receipt_reversal as reversal where reversal.receipt_id = receipt.id)
        and not exists (select from movement where movement.receipt_id = receipt.id)`,
  );
}
