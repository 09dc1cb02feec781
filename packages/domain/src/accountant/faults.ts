import { writeKurus } from '../calculation/decimal';
import { kurusOf } from '../document/money';
import { isKdvDeferred } from '../document/taxes';
import { taxEffect, type TaxCode } from '../facts/taxes';
import type { Invoice } from '../invoice/Invoice';
import { formatAmount } from '../text/numbers';
import { rowsOf } from './draftLines';
import type { Entry, EntryLine } from './Entry';
import type { BookedInvoice } from './entryOf';
import type { LedgerCodes } from './ledgerMap';

/** Two sums that must be equal and are not. Amounts have two decimals. */
export interface Imbalance {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  /** DENGE: the lines of the entry, in TL. TOPLAM: the totals of the invoice. KDV: the KDV line of a rate. */
  readonly kural: 'DENGE' | 'TOPLAM' | 'KDV';
  /** The rate of KDV. */
  readonly oran: string | null;
  readonly borc: string;
  readonly alacak: string;
}

/** The sums of debits and credits, in kuruş. */
export function sumsOf(lines: Iterable<Pick<EntryLine, 'taraf' | 'tutar'>>): { borc: bigint; alacak: bigint } {
  const sums = { borc: 0n, alacak: 0n };
  for (const { taraf, tutar } of lines) sums[taraf === 'BORC' ? 'borc' : 'alacak'] += kurusOf(tutar);
  return sums;
}

type CheckedInvoice = BookedInvoice & { readonly totals: Invoice['totals'] };

/**
 * Why an entry must not be written: debits and credits differ, the totals of the invoice do not fit together (P + S + W
 * + G + D = M + K + T), or the KDV of a rate is not that of kdvToplamlar. Exact, without a tolerance.
 */
export function findImbalances(invoice: CheckedInvoice, entry: Entry): Imbalance[] {
  const { borc, alacak } = sumsOf(entry.satirlar);
  const found: Imbalance[] = [];
  const compare = (kural: Imbalance['kural'], left: bigint, right: bigint, oran: string | null = null) => {
    const { ettn, belgeNumarasi } = entry;
    if (left !== right)
      found.push({ ettn, belgeNumarasi, kural, oran, borc: writeKurus(left), alacak: writeKurus(right) });
  };
  compare('DENGE', borc, alacak);
  compare('TOPLAM', ...totalSides(invoice, entry));
  for (const { oran, tutar } of invoice.totals.kdvToplamlar ?? [])
    compare('KDV', kurusOf(tutar), kdvOfRate(invoice, oran), oran);
  return found;
}

/** P + S + W + G + D and M + K + T of the stored totals, in the currency of the invoice. */
function totalSides({ totals }: CheckedInvoice, { tip }: Entry): [bigint, bigint] {
  const taxes = Object.entries(totals.vergiToplamlar ?? {}) as [TaxCode, string][];
  const sum = (isWanted: (code: TaxCode) => boolean) =>
    taxes.reduce((total, [code, tutar]) => total + (isWanted(code) ? kurusOf(tutar) : 0n), 0n);
  const kdv = kurusOf(totals.hesaplananKdv);
  const deferred = isKdvDeferred({ faturaTip: tip }) ? kdv : 0n;
  const withheld = kurusOf(totals.hesaplananV9015) + sum((code) => taxEffect(code).subtracts);
  return [
    kurusOf(totals.odenecekTutar) + withheld + deferred,
    kurusOf(totals.matrah) + kdv + sum((code) => taxEffect(code).adds),
  ];
}

/** The withheld KDV is taken off both sides, so the KDV of the rows is compared. */
function kdvOfRate({ dokum }: CheckedInvoice, rate: string): bigint {
  const rows = rowsOf(dokum, 'KDV').filter(({ oran }) => Number(oran) === Number(rate));
  return rows.reduce((sum, { kdv }) => sum + kurusOf(kdv), 0n);
}

/** An imbalance in words. */
export function describeImbalance({ belgeNumarasi, borc, alacak }: Imbalance): string {
  const difference = writeKurus(kurusOf(borc) - kurusOf(alacak)).replace('-', '');
  return `${belgeNumarasi}: borç ${formatAmount(borc)}, alacak ${formatAmount(alacak)}, fark ${formatAmount(difference)}`;
}

/** A role without a usable code. */
export interface CodeFault extends Pick<EntryLine, 'rol' | 'anahtar' | 'kod'> {
  readonly tip: Entry['tip'];
  /** The number of the customer, for ALICI and SATICI. */
  readonly vknTckn: string | null;
  readonly hata: 'KOD_YOK' | 'LEDGER_CODE_UNKNOWN' | 'LEDGER_CODE_HAS_CHILDREN';
}

/** The lines of an entry without a code, or with one that the chart lacks or that has sub-accounts. */
export function findCodeFaults({ satirlar, tip, vknTckn }: Entry, codes: LedgerCodes): CodeFault[] {
  return satirlar.flatMap(({ rol, anahtar, kod }) => {
    const hata = codeFault(kod, codes);
    const isCari = rol === 'ALICI' || rol === 'SATICI';
    return hata ? [{ rol, anahtar, kod, tip, vknTckn: isCari ? vknTckn : null, hata }] : [];
  });
}

function codeFault(kod: string | null, codes: LedgerCodes): CodeFault['hata'] | undefined {
  if (kod === null) return 'KOD_YOK';
  if (!codes.hasChart) return undefined;
  const account = codes.account(kod);
  if (!account) return 'LEDGER_CODE_UNKNOWN';
  return account.altHesap ? 'LEDGER_CODE_HAS_CHILDREN' : undefined;
}
