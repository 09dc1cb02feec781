import { DAY_MS } from '@kalem/domain';
import type { PaymentLines } from '@kalem/domain/ledger';
import { findCompany } from '../../companies/statements';
import { companyTitle } from '../../companies/wire';
import { readInvoices } from '../accounts/openInvoices';
import { findCollectionAccount } from '../../notes/collectionAccount';
import { plainName } from '../../people/names';
import type { CompanyTx } from '../../ports/Database';

const LONGEST_HOLDER = 140;
/** Automatic mails carry no lines for this long after the IBAN was replaced (MNY-75). */
const QUIET_MS = DAY_MS;

/** An account that customers pay to, in the form in which it is printed. */
export interface CollectionAccount extends Pick<PaymentLines, 'iban' | 'hesapSahibi' | 'paraBirim'> {
  /** It has just replaced another one, so automatic mails do not name it yet (MNY-75). */
  readonly isFresh: boolean;
}

/** The collection account of a currency. */
export async function collectionAccountOf(
  tx: CompanyTx,
  paraBirim: string,
  now: Date,
): Promise<CollectionAccount | undefined> {
  const account = await findCollectionAccount(tx, paraBirim);
  if (!account) return undefined;
  const company = account.hesapSahibi === '' ? await findCompany(tx) : undefined;
  const holder = account.hesapSahibi || (company ? companyTitle(company, LONGEST_HOLDER) : '');
  const isFresh = account.ibanDegisti !== null && now.getTime() - account.ibanDegisti.getTime() < QUIET_MS;
  return { iban: account.iban, hesapSahibi: plainName(holder, LONGEST_HOLDER), paraBirim, isFresh };
}

/** Why an invoice has no payment lines. A draft is untracked. */
type NoLines = 'paid' | 'void' | 'untracked' | 'noAccount';

/** What a payer types to pay an invoice. */
export interface ReadLines extends PaymentLines {
  readonly isFresh: boolean;
}

/** What a payer types to pay an invoice, or why there are no such lines (MNY-72). */
export async function paymentLinesOf(tx: CompanyTx, invoiceId: string, now: Date): Promise<ReadLines | NoLines> {
  const [invoice] = await readInvoices(tx, [invoiceId]);
  if (!invoice || invoice.neden === 'TAKIP_DISI') return 'untracked';
  if (invoice.neden === 'GECERSIZ') return 'void';
  if (invoice.neden === 'ODENDI') return 'paid';
  const account = await collectionAccountOf(tx, invoice.paraBirim, now);
  return account ? { ...account, tutar: invoice.kalan, aciklama: invoice.belgeNumarasi } : 'noAccount';
}
