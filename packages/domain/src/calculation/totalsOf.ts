import type { CalculableInvoice } from './CalculableInvoice';
import { currencyOf } from './currencyOf';
import { documentAmounts } from './documentAmounts';
import type { InvoiceSums } from './InvoiceSums';
import { kurusInWords } from './kurusInWords';
import { policies as defaults, type Policies } from './policies';
import { writeDecimal } from './writeDecimal';

/** Totals of an invoice in its own currency, amounts with two decimals (INV-02). */
export interface InvoiceTotals {
  /** Sum of the gross line amounts. */
  readonly urunHizmetToplamTutari: string;
  readonly toplamIskonto: string;
  readonly tip: 'İskonto' | 'Arttırım';
  /** Sum of the net line amounts. */
  readonly matrah: string;
  readonly hesaplananKdv: string;
  /** KDV and every tax that is added to the net amount. */
  readonly vergilerToplami: string;
  readonly vergilerDahilToplamTutar: string;
  readonly odenecekTutar: string;
  readonly odenecekTutarText: string;
  /** Each further tax in use, by its code. */
  readonly vergiToplamlar: Record<string, string>;
  readonly kdvToplamlar: { oran: string; matrah: string; tutar: string }[];
  /** Withheld KDV; this and the next two only when a line withholds. */
  readonly hesaplananV9015?: string;
  readonly tevkifataTabiIslemTutar?: string;
  readonly tevkifataTabiIslemKdv?: string;
}

/** The totals that running sums stand for. They are sums of rounded line figures, never computed from totals (fiscal-rules §3). */
export function totalsOf(sums: InvoiceSums, invoice: CalculableInvoice, policies: Policies = defaults): InvoiceTotals {
  const document = documentAmounts(sums, invoice, policies);
  return {
    urunHizmetToplamTutari: write(sums.fiyat),
    toplamIskonto: write(sums.iskonto < 0n ? -sums.iskonto : sums.iskonto),
    tip: sums.iskonto < 0n ? 'Arttırım' : 'İskonto',
    matrah: write(sums.matrah),
    hesaplananKdv: write(sums.kdv),
    vergilerToplami: write(document.vergilerToplami),
    vergilerDahilToplamTutar: write(document.vergilerDahilToplamTutar),
    odenecekTutar: write(document.odenecekTutar),
    odenecekTutarText: kurusInWords(document.odenecekTutar, currencyOf(invoice)).text,
    vergiToplamlar: Object.fromEntries([...sums.byTax].sort(byCode).map(([code, { tutar }]) => [code, write(tutar)])),
    kdvToplamlar: [...sums.byRate].sort(byRate).map(([oran, { matrah, tutar }]) => ({ oran, matrah: write(matrah), tutar: write(tutar) })),
    ...(sums.tevkifatLines > 0 && {
      hesaplananV9015: write(sums.V9015),
      tevkifataTabiIslemTutar: write(sums.tevkifataTabiTutar),
      tevkifataTabiIslemKdv: write(sums.tevkifataTabiKdv),
    }),
  };
}

function write(kurus: bigint): string {
  return writeDecimal(kurus, 2);
}

function byCode([left]: [string, unknown], [right]: [string, unknown]): number {
  return left < right ? -1 : 1;
}

/** Only the order of the breakdown hangs on this binary number, no amount does. */
function byRate([left]: [string, unknown], [right]: [string, unknown]): number {
  return Number(left) - Number(right);
}
