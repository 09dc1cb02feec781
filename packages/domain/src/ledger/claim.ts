import { companyName } from '../companies';
import { faturaTipOf } from '../facts/faturaTip';
import { isVoid } from '../requests';
import { numbersOfMany } from '../text/identifiers';
import { foldTr } from '../text/letters';

/** What an invoice books in the ledger: a debit of the recipient, or the credit of goods that came back. */
export interface Claim {
  readonly side: 'borc' | 'alacak';
  /** The payable amount, in the invoice's currency. */
  readonly tutar: string;
  readonly paraBirim: string;
}

interface ClaimingInvoice {
  readonly onayDurumu: string;
  readonly faturaTarih: string;
  readonly faturaTip?: string | null;
  readonly portalFaturaTip?: string | null;
  readonly iadeTuru: string | null;
  /** A user took it out of all balances. */
  readonly takipDisi: boolean;
  readonly paraBirim: string;
  readonly totals: { readonly odenecekTutar?: string | undefined };
  readonly talepAkisi: Parameters<typeof isVoid>[0];
}

/**
 * What an invoice books, with a tracking that begins on `start`. Null for one that is not tracked: a draft, a void one,
 * one from before the start, one that a user took out, and the return of a purchase. An amount of zero is a claim that
 * books nothing. Source: MNY-21 to MNY-25, MNY-35.
 */
export function claimOf(invoice: ClaimingInvoice, start: string | null): Claim | null {
  const { onayDurumu, faturaTarih, iadeTuru, takipDisi, paraBirim, totals, talepAkisi } = invoice;
  if (start === null || faturaTarih < start || onayDurumu !== 'Onaylandi' || isVoid(talepAkisi)) return null;
  if (takipDisi) return null;
  const isReturn = faturaTipOf(invoice) === 'IADE';
  if (isReturn && iadeTuru !== 'SATIS_IADESI') return null;
  return { side: isReturn ? 'alacak' : 'borc', tutar: totals.odenecekTutar ?? '0.00', paraBirim };
}

interface Recipient {
  readonly vknTckn: string;
  readonly aliciUnvan: string;
  readonly aliciAdi: string;
  readonly aliciSoyadi: string;
}

/** Characters of a name in a key. A portal may send any length, and the database has an index of the keys. */
const LONGEST_NAME = 300;

/**
 * The key of the customer account of an invoice: the number of its recipient. For the numbers that many recipients
 * share, number and folded name. The glossary calls the account Debtor.
 */
export function debtorKey({ vknTckn, aliciUnvan, aliciAdi, aliciSoyadi }: Recipient): string {
  if (!numbersOfMany.includes(vknTckn)) return vknTckn;
  const name = foldTr(companyName({ unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi }));
  return `${vknTckn} ${name.slice(0, LONGEST_NAME)}`;
}
