import { writeKurus } from '../calculation/decimal';
import { currencyCode, kurusOf } from '../document/money';
import { isKdvDeferred } from '../document/taxes';
import { officialCodes } from '../facts/officialCodes';
import { isOzelMatrah } from '../facts/reasons';
import type { BreakdownRow } from './breakdown';
import { breakdownInTl, type ExchangedInvoice, payableInTl } from './breakdownInTl';
import type { Choices } from './choices';
import type { DefterDurumu } from './defterDurumu';
import { invoiceTypeOf } from './invoiceType';
import { type IstisnaTuru, istisnaTuruOf } from './istisnaTuru';

/** An invoice of the month, in any state. */
export interface SummarizedInvoice extends ExchangedInvoice {
  readonly defterDurumu: DefterDurumu;
}

/** Sums of some invoices, in TL. Lists are sorted by code and rate. */
export interface SummaryGroups {
  /** Rows without withholding, by rate; those of rate 0 with an exemption are in `istisnalar`. */
  readonly oranlar: { oran: string; kdvMatrahi: string; kdv: string }[];
  readonly tevkifat: {
    kod: string;
    tevkifatOrani: string;
    kdvOrani: string;
    kdvMatrahi: string;
    kdv: string;
    tevkif: string;
    kalan: string;
  }[];
  readonly istisnalar: { kod: string; tur: IstisnaTuru; matrah: string }[];
  /** `kdvMatrahi` is the special base. Its KDV is part of `oranlar` too. */
  readonly ozelMatrah: { kod: string; matrah: string; kdvMatrahi: string; kdv: string }[];
  /** Its KDV is part of `oranlar` too. */
  readonly ihracKayitli: { kod: string; matrah: string; kdv: string; tecil: string }[];
  readonly vergiler: { kod: string; tutar: string }[];
  readonly stopaj: { kod: string; tutar: string }[];
  readonly toplam: { adet: number; matrah: string; kdv: string; tevkif: string; odenecek: string };
}

/** The sums of a month for the declarations. */
export interface MonthSummary extends SummaryGroups {
  /** Returns, never netted: of purchases, of sales, and of an unknown kind. */
  readonly iadeler: { readonly alis: SummaryGroups; readonly satis: SummaryGroups; readonly bilinmeyen: SummaryGroups };
  /**
   * Invoices by state; the valid ones by type and currency too. Valid invoices of an unknown type (`BILINMIYOR`) and
   * those without a rate of exchange (`kursuz`) are in no sum.
   */
  readonly sayilar: {
    readonly durum: Readonly<Record<string, number>>;
    readonly tip: Readonly<Record<string, number>>;
    readonly paraBirim: Readonly<Record<string, number>>;
    readonly kursuz: number;
  };
}

/**
 * Adds up the invoices of a month, one at a time, in TL. Amounts of a row are rounded as in its entry, so the KDV
 * outside returns less what was withheld is what the entries credit to HESAPLANAN_KDV. Source: ACT-15.
 */
export function createMonthSummary(secimler: Choices) {
  const groups = { satislar: new Groups(), alis: new Groups(), satis: new Groups(), bilinmeyen: new Groups() };
  const counts = { durum: new Counts(), tip: new Counts(), paraBirim: new Counts() };
  let kursuz = 0;
  return {
    add(invoice: SummarizedInvoice): void {
      counts.durum.add(invoice.defterDurumu);
      if (invoice.defterDurumu !== 'GECERLI') return;
      const tip = invoiceTypeOf(invoice);
      counts.tip.add(tip ?? 'BILINMIYOR');
      counts.paraBirim.add(currencyCode(invoice.paraBirim));
      const rows = breakdownInTl(invoice, secimler);
      if (!rows) kursuz += 1;
      if (rows && tip) groups[groupOf(invoice, secimler)].add(invoice, rows);
    },
    result(): MonthSummary {
      return {
        ...groups.satislar.write(),
        iadeler: { alis: groups.alis.write(), satis: groups.satis.write(), bilinmeyen: groups.bilinmeyen.write() },
        sayilar: {
          durum: counts.durum.write(),
          tip: counts.tip.write(),
          paraBirim: counts.paraBirim.write(),
          kursuz,
        },
      };
    },
  };
}

function groupOf(invoice: ExchangedInvoice, secimler: Choices): 'satislar' | 'alis' | 'satis' | 'bilinmeyen' {
  if (invoiceTypeOf(invoice) !== 'IADE') return 'satislar';
  const kind = invoice.iadeTuru ?? secimler.iadeTuru;
  if (kind === 'ALIS_IADESI') return 'alis';
  return kind === 'SATIS_IADESI' ? 'satis' : 'bilinmeyen';
}

/** Sums by keys, in kuruş. */
class Sums<Name extends string> {
  readonly #sums = new Map<string, { readonly keys: readonly string[]; readonly amounts: bigint[] }>();
  readonly #names: readonly Name[];

  constructor(...names: readonly Name[]) {
    this.#names = names;
  }

  add(keys: readonly string[], amounts: readonly bigint[]): void {
    const key = keys.join(' ');
    const sum = this.#sums.get(key) ?? { keys, amounts: amounts.map(() => 0n) };
    this.#sums.set(key, sum);
    for (const [index, amount] of amounts.entries()) sum.amounts[index] = (sum.amounts[index] ?? 0n) + amount;
  }

  /** The sums by keys: codes as texts, rates as numbers. */
  write(): { readonly keys: readonly string[]; readonly sums: Record<Name, string> }[] {
    return [...this.#sums.values()]
      .sort((left, right) => compareKeys(left.keys, right.keys))
      .map(({ keys, amounts }) => {
        const sums = this.#names.map((name, index) => [name, writeKurus(amounts[index] ?? 0n)] as const);
        return { keys, sums: Object.fromEntries(sums) as Record<Name, string> };
      });
  }
}

/** Made once: a comparison that makes its own takes fifty times as long. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true });

function compareKeys(left: readonly string[], right: readonly string[]): number {
  for (const [index, key] of left.entries()) {
    const difference = collator.compare(key, right[index] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}

class Groups {
  readonly #oranlar = new Sums('kdvMatrahi', 'kdv');
  readonly #tevkifat = new Sums('kdvMatrahi', 'kdv', 'tevkif', 'kalan');
  readonly #istisnalar = new Sums('matrah');
  readonly #ozelMatrah = new Sums('matrah', 'kdvMatrahi', 'kdv');
  readonly #ihracKayitli = new Sums('matrah', 'kdv', 'tecil');
  readonly #vergiler = new Sums('tutar');
  readonly #stopaj = new Sums('tutar');
  readonly #toplam = new Sums('matrah', 'kdv', 'tevkif', 'odenecek');
  #adet = 0;

  add(invoice: ExchangedInvoice, rows: readonly BreakdownRow[]): void {
    this.#adet += 1;
    this.#toplam.add([], [0n, 0n, 0n, payableInTl(invoice, rows)]);
    for (const row of rows) {
      const kod = row.kod ?? '';
      if (row.satir === 'VERGI') this.#vergiler.add([kod], [kurusOf(row.vergi)]);
      else if (row.satir === 'STOPAJ') this.#stopaj.add([kod], [kurusOf(row.vergi)]);
      else this.#addKdv(invoice, row, kod);
    }
  }

  #addKdv(invoice: ExchangedInvoice, row: BreakdownRow, kod: string): void {
    const [matrah, kdvMatrahi, kdv, tevkif] = amountsOf(row);
    const oran = row.oran ?? '0';
    this.#toplam.add([], [matrah, kdv, tevkif, 0n]);
    if (row.tevkifatOrani !== null) {
      this.#tevkifat.add([kod, row.tevkifatOrani, oran], [kdvMatrahi, kdv, tevkif, kdv - tevkif]);
      return;
    }
    const isExempt = oran === '0' && officialCodes.istisna.has(kod);
    if (isExempt) this.#istisnalar.add([kod], [matrah]);
    else this.#oranlar.add([oran], [kdvMatrahi, kdv]);
    if (isOzelMatrah(kod)) this.#ozelMatrah.add([kod], [matrah, kdvMatrahi, kdv]);
    const tip = invoiceTypeOf(invoice) ?? null;
    const tecil = isKdvDeferred({ faturaTip: tip }) ? kdv : 0n;
    if (tip === 'IHRACKAYITLI') this.#ihracKayitli.add([kod], [matrah, kdv, tecil]);
  }

  write(): SummaryGroups {
    const byKod = <Name extends string>(sums: Sums<Name>) =>
      sums.write().map(({ keys: [kod = ''], sums }) => ({ kod, ...sums }));
    const zero = writeKurus(0);
    const [toplam] = this.#toplam.write();
    return {
      oranlar: this.#oranlar.write().map(({ keys: [oran = ''], sums }) => ({ oran, ...sums })),
      tevkifat: this.#tevkifat.write().map(({ keys: [kod = '', tevkifatOrani = '', kdvOrani = ''], sums }) => ({
        kod,
        tevkifatOrani,
        kdvOrani,
        ...sums,
      })),
      istisnalar: this.#istisnalar
        .write()
        .map(({ keys: [kod = ''], sums }) => ({ kod, tur: istisnaTuruOf(kod), ...sums })),
      ozelMatrah: byKod(this.#ozelMatrah),
      ihracKayitli: byKod(this.#ihracKayitli),
      vergiler: byKod(this.#vergiler),
      stopaj: byKod(this.#stopaj),
      toplam: { adet: this.#adet, ...(toplam?.sums ?? { matrah: zero, kdv: zero, tevkif: zero, odenecek: zero }) },
    };
  }
}

function amountsOf({ matrah, kdvMatrahi, kdv, tevkif }: BreakdownRow): [bigint, bigint, bigint, bigint] {
  return [kurusOf(matrah), kurusOf(kdvMatrahi), kurusOf(kdv), kurusOf(tevkif)];
}

class Counts {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  write(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort(([left], [right]) => (left < right ? -1 : 1)));
  }
}
