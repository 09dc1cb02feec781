import { addDays, fromDayFirst, fromScreenDate, istanbulNow, isVoid, type DateRange } from '@kalem/domain';
import { useState } from 'react';
import { useTypedRange } from '../../../fields/RangeForm';
import { foundRows, hasWords } from '../../../kit/list/foundRows';
import { useAskedAnew } from '../../../kit/list/useListQuery';
import { formatDecimal } from '../../../primitives/Amount';
import { useApi } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import type { Returnable, ReturnableList, ReturnableOptions } from './returnable';

interface ReceivedInvoices extends ReturnableList {
  /** The two date fields. Their dates are used from the next `queryRange` on. */
  typedRange: DateRange;
  setTypedRange: (range: DateRange) => void;
  queryRange: () => void;
}

/** In days. The portal is read in windows of seven days, so a longer range takes longer. */
const RECENT_DAYS = 30;

/**
 * The approved invoices that a number issued to the company, newest first, in pages. Starts with the last 30 days
 * (INV-25). The search finds numbers, days and amounts of the loaded invoices.
 */
export function useReceivedInvoices({ companyId, vknTckn }: ReturnableOptions): ReceivedInvoices {
  const { now } = useKalem();
  const [range, setRange] = useState((): DateRange => {
    const end = istanbulNow(now()).date;
    return { start: addDays(end, -RECENT_DAYS), end };
  });
  const [typedRange, setTypedRange] = useTypedRange(range);
  const [asked, setAsked] = useState(0);
  const [search, setSearch] = useState('');
  const [page, turnTo] = useState(1);
  const reading = useApi().useQuery(
    'get',
    '/adima-duzenlenenler',
    {
      params: {
        query: { companyId, baslangicTarihi: range.start || undefined, bitisTarihi: range.end || undefined },
      },
    },
    { meta: { kind: 'findReturned', silent: true } },
  );
  useAskedAnew(asked, reading.refetch);
  const items = reading.data?.items.flatMap((invoice) =>
    invoice.saticiVknTckn === vknTckn && invoice.durum === 'Onaylandi' && !isVoid(invoice.talepAkisi)
      ? {
          ownId: undefined,
          belgeNumarasi: invoice.belgeNumarasi,
          faturaTarih: fromDayFirst(invoice.belgeTarihi),
          name: invoice.saticiUnvanAdSoyad,
          odenecek: invoice.odenecek,
          paraBirim: invoice.paraBirim ?? null,
        }
      : [],
  );
  const found = foundRows({ ...reading, data: items && { items } }, (row) => matches(row, search), page);
  const turnToFirst = () => turnTo(1);
  return {
    invoices: found.rows,
    search,
    setSearch(typed) {
      setSearch(typed);
      turnToFirst();
    },
    page: found.page,
    hasNext: found.hasNext,
    turnTo,
    error: found.error,
    retry: found.retry,
    typedRange,
    setTypedRange,
    queryRange() {
      setRange(typedRange);
      setAsked(asked + 1);
      turnToFirst();
    },
  };
}

/** True if the invoice has the typed day as its date, or the typed words in its number or amount. */
function matches({ belgeNumarasi, faturaTarih, odenecek }: Returnable, search: string): boolean {
  const day = fromScreenDate(search);
  if (day !== undefined) return faturaTarih === day;
  const amounts = odenecek === null ? '' : `${formatDecimal(odenecek, 'tr')} ${odenecek.replace('.', ',')}`;
  return hasWords(`${belgeNumarasi} ${amounts}`, search);
}
