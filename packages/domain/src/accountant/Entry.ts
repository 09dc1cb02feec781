import type { FaturaTip } from '../facts/faturaTip';
import type { Role } from './ledgerMap';

/** A line of an entry. Amounts have two decimals and are above 0. */
export interface EntryLine {
  readonly rol: Role;
  /** KDV rate in percent or tax code; null for a role without a key. */
  readonly anahtar: string | null;
  /** The code of the accountant's chart; null when the ledger map has none. */
  readonly kod: string | null;
  readonly taraf: 'BORC' | 'ALACAK';
  /** Amount in TL. */
  readonly tutar: string;
  /** Amount in the currency of the invoice; null for TRY. */
  readonly dovizTutar: string | null;
}

/** The debits and credits of one invoice (`kayıt`). */
export interface Entry {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  /** Day of the entry and of the document. */
  readonly tarih: string;
  readonly tip: FaturaTip;
  readonly aciklama: string;
  readonly vknTckn: string;
  readonly unvan: string;
  readonly paraBirim: string;
  /** TL for one unit of another currency; null for TRY. */
  readonly dovizKur: string | null;
  readonly satirlar: readonly EntryLine[];
}

/** The reasons for which an invoice is booked by hand. */
export type ByHandReason = 'ELLE' | 'IADE_TEVKIFATLI' | 'TIP_BILINMIYOR' | 'KAPANMIYOR' | 'LISTEDE_YER_YOK';

/** The reasons in words, for the sheet 'Elle'. */
export const byHandReasons: Readonly<Record<ByHandReason, string>> = {
  ELLE: 'Mali müşavir elle kaydedecek',
  IADE_TEVKIFATLI: 'Tevkifatlı veya stopajlı iade',
  TIP_BILINMIYOR: 'Fatura tipi bilinmiyor',
  KAPANMIYOR: 'Borcu alacağına eşit değil',
  LISTEDE_YER_YOK: 'Listede yeri yok',
};

/** The entry that takes another one back: the same lines with their sides exchanged. */
export function reverseEntry(entry: Entry, aciklama: string): Entry {
  const satirlar = entry.satirlar.map((line): EntryLine => ({
    ...line,
    taraf: line.taraf === 'BORC' ? 'ALACAK' : 'BORC',
  }));
  return { ...entry, aciklama, satirlar };
}

/** The text of the entry that takes back a cancelled invoice. Source: ACT-21. */
export function cancellationText({ belgeNumarasi }: Pick<Entry, 'belgeNumarasi'>): string {
  return `İPTAL ${belgeNumarasi}`;
}
