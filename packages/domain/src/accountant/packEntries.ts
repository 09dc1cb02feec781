import type { DefterDurumu } from './defterDurumu';
import { type ByHandReason, cancellationText, type Entry, type EntryLine, reverseEntry } from './Entry';
import type { EntryOutcome } from './entryOf';

/** What the accountant has of an invoice: its newest entry in a pack that was not undone. */
export interface Mark {
  readonly defterDurumu: 'GECERLI' | 'IPTAL';
  readonly digest: string;
  /** The lines in the accountant's books; null when it was by hand, 0.00 or taken back. */
  readonly kayit: Entry | null;
}

/** The current state of an invoice. */
export interface Current {
  readonly belgeNumarasi: string;
  readonly defterDurumu: DefterDurumu;
  /** The outcome of `entryOf`. Choices are answered before a pack is made, so it is none that waits. */
  readonly outcome: Exclude<EntryOutcome, { sonuc: 'SECIM' }>;
}

/** A part of a pack: a new entry, a cancelled one, an old one that is replaced, or one to book by hand. */
export type PackEntry =
  | { readonly tur: 'YENI' | 'IPTAL' | 'ESKI'; readonly kayit: Entry }
  /** `sebep` is null when an invoice that was by hand was cancelled. */
  | { readonly tur: 'ELLE'; readonly sebep: ByHandReason | null }
  | { readonly tur: 'SIFIR' };

/**
 * What of an outcome decides whether an invoice changed: roles, keys and amounts, without codes and texts, so that a
 * new ledger map is no change. A server stores its hash.
 */
export function digestTextOf(outcome: Current['outcome']): string {
  if (outcome.sonuc === 'KAYIT') return outcome.kayit.satirlar.map(digestLine).sort().join('\n');
  return outcome.sonuc === 'ELLE' ? `ELLE ${outcome.sebep}` : outcome.sonuc;
}

function digestLine({ rol, anahtar, taraf, tutar, dovizTutar }: EntryLine): string {
  return [taraf, rol, anahtar ?? '', tutar, dovizTutar ?? ''].join(' ');
}

/**
 * What a pack holds of an invoice: everything when it has no mark, else the difference. Without a mark only a GECERLI
 * invoice is in it. With one, a cancelled invoice gets the opposite of its stored lines, and a changed one the opposite
 * and its new lines. `digest` is that of the current outcome. So the sum of all packs is that of a fresh full one.
 */
export function packEntriesOf(mark: Mark | undefined, current: Current, digest: string): PackEntry[] {
  const isValid = current.defterDurumu === 'GECERLI';
  if (mark?.defterDurumu !== 'GECERLI') return isValid ? [newEntry(current)] : [];
  if (!isValid) return mark.digest === 'SIFIR' ? [] : [cancellation(mark, current)];
  if (mark.digest === digest) return [];
  const old = mark.kayit;
  const text = `DÜZELTME ${current.belgeNumarasi}`;
  return [...(old ? [{ tur: 'ESKI', kayit: reverseEntry(old, text) } as const] : []), newEntry(current)];
}

function newEntry({ outcome }: Current): PackEntry {
  if (outcome.sonuc === 'KAYIT') return { tur: 'YENI', kayit: outcome.kayit };
  return outcome.sonuc === 'ELLE' ? { tur: 'ELLE', sebep: outcome.sebep } : { tur: 'SIFIR' };
}

function cancellation({ kayit }: Mark, { belgeNumarasi }: Current): PackEntry {
  if (!kayit) return { tur: 'ELLE', sebep: null };
  return { tur: 'IPTAL', kayit: reverseEntry(kayit, cancellationText({ belgeNumarasi })) };
}

/** The invoices that a file would have twice with the same sign. */
export function findRepeated(entries: Iterable<PackEntry>): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const entry of entries) {
    if (!('kayit' in entry)) continue;
    const { ettn, belgeNumarasi } = entry.kayit;
    const key = `${entry.tur === 'YENI'} ${ettn}`;
    if (seen.has(key)) repeated.add(belgeNumarasi);
    seen.add(key);
  }
  return [...repeated];
}

/** The line about an invoice of 0.00, which makes no voucher. Source: ACT-18. */
export function zeroText({ belgeNumarasi }: Pick<Current, 'belgeNumarasi'>): string {
  return `Tutarı sıfır: ${belgeNumarasi}`;
}
