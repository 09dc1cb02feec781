import { formatAmount } from '@kalem/domain';

/** An amount with its currency, as official invoices write it: '1.234,56 TL', '1.234,56 USD'. */
export function printMoney(amount: string | undefined, currency: string): string {
  return `${formatAmount(amount ?? '0')} ${currency === 'TRY' ? 'TL' : currency}`;
}
