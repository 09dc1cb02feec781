import { formatAmount } from '../text/numbers';

/** Parses an amount of the wire as kuruş, so that sums are exact: '12.5' → 1250n; absent is 0. */
export function kurusOf(amount: string | undefined): bigint {
  const [whole = '0', fraction = ''] = (amount ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(2, '0').slice(0, 2));
}

/** Whether an amount or a rate of the wire is absent or zero. */
export function isZero(decimal: string | undefined): boolean {
  return decimal === undefined || !/[1-9]/.test(decimal);
}

/** An amount with its currency, as on official invoices: '1.234,56 TL', '1.234,56 USD'. */
export function printMoney(amount: string | undefined, currency: string): string {
  return `${formatAmount(amount ?? '0')} ${currency === 'TRY' ? 'TL' : currency}`;
}

/** The ISO code of an invoice's currency; AFG, the old spelling of the Afghani, becomes AFN. Source: fiscal-rules 9. */
export function currencyCode(paraBirim: string): string {
  if (paraBirim === '') return 'TRY';
  return paraBirim === 'AFG' ? 'AFN' : paraBirim;
}
