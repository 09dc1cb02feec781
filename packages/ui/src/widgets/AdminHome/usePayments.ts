import { useMemo } from 'react';
import { addDays, type DateRange, istanbulNow, sumAmounts } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import type { Period } from '../../kit/figures/Tiles';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';

type Payment = components['schemas']['Payment'];

interface PaidDay {
  readonly day: string;
  readonly paid: string;
}

interface Payments {
  /** The payments of the period; undefined until the first answer. */
  payments: readonly Payment[] | undefined;
  /** The days of the period. */
  range: DateRange;
  companies: number | undefined;
  byDay: readonly PaidDay[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The payments of the last `days` days including today, and the number of companies. */
export function usePayments(days: Period): Payments {
  const api = useApi();
  const { now } = useKalem();
  const today = istanbulNow(now()).date;
  const payments = api.useQuery('get', '/admin/payment', undefined, { staleTime: 0, meta: { kind: 'listPayments' } });
  const companies = api.useQuery('get', '/admin/company', undefined, { staleTime: 0, meta: { kind: 'listCompanies' } });
  const items = payments.data?.items ?? (payments.error ? none : undefined);
  const found = useMemo(() => items?.map((payment) => ({ ...payment, day: dayOf(payment) })), [items]);
  const first = addDays(today, 1 - days);
  const recent = found?.filter(({ day }) => first <= day && day <= today);
  return {
    payments: recent,
    range: { start: first, end: today },
    companies: companies.data?.items.length ?? (companies.error ? 0 : undefined),
    byDay: recent && sumByDay(recent, first, days),
    hasFailed: payments.error !== null || companies.error !== null,
    retry: () => {
      void payments.refetch();
      void companies.refetch();
    },
  };
}

const none: readonly Payment[] = [];

const dayOf = ({ createdAt }: Payment) => istanbulNow(new Date(createdAt)).date;

function sumByDay(payments: readonly (Payment & { day: string })[], first: string, days: number): PaidDay[] {
  return Array.from({ length: days }, (_, place) => {
    const day = addDays(first, place);
    return { day, paid: sumAmounts(payments.filter((payment) => payment.day === day).map(({ amount }) => amount)) };
  });
}
