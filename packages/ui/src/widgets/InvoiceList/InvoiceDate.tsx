import { daysLeftToSign, toScreenDate } from '@kalem/domain';
import { useMessages, type Translate } from '../../provider/messages';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';

/** From here on the days warn (LST-21). */
const short = 2;

/** The issue date, and below it how long a draft can still be signed. */
export function InvoiceDate({
  invoice: { faturaTarih, onayDurumu },
  today,
}: {
  invoice: ListedInvoice;
  today: string;
}) {
  const t = useMessages(messages);
  const left = onayDurumu === 'Onaylanmadi' ? daysLeftToSign(faturaTarih, today) : undefined;
  return (
    <span className="kalem-two kalem-num">
      {toScreenDate(faturaTarih)}
      {left !== undefined && <small data-tone={left <= short ? 'warning' : undefined}>{wordsFor(left, t)}</small>}
    </span>
  );
}

function wordsFor(left: number, t: Translate<'daysLeft' | 'lastDay' | 'daysOver'>): string {
  if (left < 0) return t('daysOver');
  return left === 0 ? t('lastDay') : t('daysLeft', { n: left });
}
