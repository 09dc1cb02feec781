import { writeKurus } from '../calculation/decimal';
import { companyName } from '../companies';
import { currencyCode, kurusOf } from '../document/money';
import { isKdvDeferred } from '../document/taxes';
import type { FaturaTip } from '../facts/faturaTip';
import { otvTevkifat } from '../facts/taxes';
import { joinFilled } from '../text/joinFilled';
import { type BreakdownRow, hasAmounts } from './breakdown';
import type { ChoiceName, Choices } from './choices';
import { type DraftLine, draftLines, isExportReason, rowsOf } from './draftLines';
import type { ByHandReason, Entry, EntryLine } from './Entry';
import { invoiceTypeOf, type TypedInvoice } from './invoiceType';
import type { LedgerCodes } from './ledgerMap';
import { closeInTl, type Exchange, exchangeOf } from './tl';

/** The fields of an invoice that its entry reads. */
export interface BookedInvoice extends TypedInvoice {
  readonly ettn: string;
  readonly belgeNumarasi: string;
  readonly faturaTarih: string;
  readonly iadeTuru: 'ALIS_IADESI' | 'SATIS_IADESI' | null;
  readonly paraBirim: string;
  readonly dovizKur: string;
  readonly vknTckn: string;
  readonly aliciUnvan: string;
  readonly aliciAdi: string;
  readonly aliciSoyadi: string;
  readonly totals: { readonly odenecekTutar?: string | undefined };
  /** `breakdownOf` the invoice. */
  readonly dokum: readonly BreakdownRow[];
}

/** What of the office's settings an entry needs. */
export interface EntrySettings {
  readonly kodlar: LedgerCodes;
  readonly secimler: Choices;
}

/** The entry of an invoice, or why there is none. */
export type EntryOutcome =
  | { readonly sonuc: 'KAYIT'; readonly kayit: Entry }
  /** An invoice of 0.00. */
  | { readonly sonuc: 'SIFIR' }
  | { readonly sonuc: 'ELLE'; readonly sebep: ByHandReason }
  /** Open choices of the office that this invoice needs. */
  | { readonly sonuc: 'SECIM'; readonly secimler: readonly ChoiceName[] };

/**
 * The entry of a valid invoice (`defterDurumu` GECERLI), in TL. Its ALICI or SATICI is the stored odenecekTutar and the
 * other lines come from the breakdown, so an invoice with edited totals does not balance, and `findImbalances` refuses
 * it. A line has no code when the ledger map has none for its role.
 *
 * An invoice in a foreign currency without a rate is by hand as KAPANMIYOR, because it has no amount in TL.
 * Source: ACT-17 to ACT-20, ACT-22.
 */
export function entryOf(invoice: BookedInvoice, settings: EntrySettings): EntryOutcome {
  const odenecekTutar = invoice.totals.odenecekTutar ?? '0';
  if (!hasAmounts(invoice.dokum) && kurusOf(odenecekTutar) === 0n) return { sonuc: 'SIFIR' };
  const tip = invoiceTypeOf(invoice);
  if (!tip) return { sonuc: 'ELLE', sebep: 'TIP_BILINMIYOR' };
  const exchange = exchangeOf(invoice);
  if (exchange?.kur.digits === 0) return { sonuc: 'ELLE', sebep: 'KAPANMIYOR' };
  if (tip === 'IADE' && isWithheldReturn(invoice.dokum)) return { sonuc: 'ELLE', sebep: 'IADE_TEVKIFATLI' };
  const { secimler } = settings;
  const iadeTuru = tip === 'IADE' ? (invoice.iadeTuru ?? secimler.iadeTuru ?? undefined) : undefined;
  const needed = neededChoices(invoice, tip, iadeTuru);
  if (iadeTuru === 'ELLE' || needed.some((name) => secimler[name] === 'ELLE')) return { sonuc: 'ELLE', sebep: 'ELLE' };
  const open = needed.filter((name) => !secimler[name]);
  if (open.length > 0) return { sonuc: 'SECIM', secimler: open };
  const lines = draftLines({ tip, iadeTuru, dokum: invoice.dokum, odenecekTutar, secimler });
  const satirlar = writeLines(lines, exchange, invoice, tip, settings);
  return satirlar.length === 0 ? { sonuc: 'SIFIR' } : { sonuc: 'KAYIT', kayit: writeEntry(invoice, tip, satirlar) };
}

/** Withheld KDV, stopaj or V4171 on a return: sources give no entry for it. */
function isWithheldReturn(dokum: readonly BreakdownRow[]): boolean {
  return dokum.some(({ satir, kod, tevkif }) => kurusOf(tevkif) !== 0n || satir === 'STOPAJ' || kod === otvTevkifat);
}

/** The choices that the entry of an invoice depends on. */
function neededChoices(
  { dokum, iadeTuru, paraBirim }: BookedInvoice,
  tip: FaturaTip,
  kind: Choices['iadeTuru'],
): ChoiceName[] {
  const hasRate = rowsOf(dokum, 'KDV').some(({ oran }) => oran !== '0');
  const isNeeded: Readonly<Record<ChoiceName, boolean>> = {
    iadeTuru: tip === 'IADE' && iadeTuru === null,
    iadeKdv: tip === 'IADE' && kind === 'ALIS_IADESI',
    ihracatGeliri: tip === 'ISTISNA' && dokum.some(isExportReason),
    tecilKdv: isKdvDeferred({ faturaTip: tip }) && hasRate,
    ozelMatrah: tip === 'OZELMATRAH',
    stopaj: rowsOf(dokum, 'STOPAJ').length > 0,
    fxResidue: currencyCode(paraBirim) !== 'TRY',
  };
  return (Object.keys(isNeeded) as ChoiceName[]).filter((name) => isNeeded[name]);
}

function writeLines(
  lines: readonly DraftLine[],
  exchange: Exchange | undefined,
  { vknTckn }: BookedInvoice,
  tip: FaturaTip,
  { kodlar, secimler }: EntrySettings,
): EntryLine[] {
  const inTl = exchange ? closeInTl(lines, exchange, secimler.fxResidue ?? 'GELIR') : lines.map(({ amount }) => amount);
  return lines.flatMap(({ rol, anahtar, taraf, amount }, index): EntryLine[] => {
    const tutar = inTl[index] ?? 0n;
    if (tutar === 0n) return [];
    const isCari = rol === 'ALICI' || rol === 'SATICI';
    const kod = isCari ? kodlar.ofCustomer(rol, vknTckn, tip) : kodlar.find({ rol, anahtar, tip });
    const other = taraf === 'BORC' ? 'ALACAK' : 'BORC';
    return [
      {
        rol,
        anahtar,
        kod: kod ?? null,
        taraf: tutar < 0n ? other : taraf,
        tutar: writeKurus(absolute(tutar)),
        dovizTutar: exchange ? writeKurus(absolute(amount)) : null,
      },
    ];
  });
}

function absolute(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}

function writeEntry(invoice: BookedInvoice, tip: FaturaTip, satirlar: readonly EntryLine[]): Entry {
  const { ettn, belgeNumarasi, faturaTarih, vknTckn, aliciUnvan, aliciAdi, aliciSoyadi, dovizKur } = invoice;
  const paraBirim = currencyCode(invoice.paraBirim);
  const unvan = companyName({ unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi });
  return {
    ettn,
    belgeNumarasi,
    tarih: faturaTarih,
    tip,
    aciklama: joinFilled([belgeNumarasi, unvan], ' '),
    vknTckn,
    unvan,
    paraBirim,
    dovizKur: paraBirim === 'TRY' ? null : dovizKur,
    satirlar,
  };
}
