'use client';
import { istanbulNow, sumAmounts } from '@kalem/domain';
import { RangeForm, useTypedRange } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { exportCells } from '../../kit/list/columns';
import { foundRows, hasWords } from '../../kit/list/foundRows';
import { ListPage } from '../../kit/list/ListPage';
import { ListFilter, ListToolbar } from '../../kit/list/ListToolbar';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { type Payment, paymentColumns } from './columns';
import { messages } from './messages';

/** No events: the list is read-only. */
export type AdminPaymentsEvent = never;

declare module '../../provider/events' {
  interface WidgetEvents {
    'admin-payments': AdminPaymentsEvent;
  }
}

type AdminPaymentsViewProps = Partial<Pick<ViewProps<'admin-payments'>, 'emit'>> & ListQueryProps;
export type AdminPaymentsProps = PropsOf<'admin-payments', AdminPaymentsViewProps>;

/**
 * Payments of the yearly membership, for the operator of the installation: company, coupon, outcome, amount. The
 * query's filter is `durum`: ODENDI, BEKLIYOR or REDDEDILDI.
 *
 * @example <AdminPayments defaultQuery={{ filter: { durum: 'ODENDI' } }} />
 */
export const AdminPayments = defineWidget('admin-payments', AdminPaymentsView, { needs: 'nothing' });

function AdminPaymentsView({ emit: _, ...queryProps }: AdminPaymentsViewProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const list = useListQuery({ ...queryProps, initial: () => ({ range: allDays }) });
  const { range, filter, page } = list.query;
  const [typedRange, setTypedRange] = useTypedRange(range);
  const payments = useApi().useQuery(
    'get',
    '/admin/payment',
    { params: { query: { hepsi: true } } },
    { meta: { kind: 'listPayments' } },
  );
  const shown = states.find((state) => state === filter?.durum);
  const isNear = (payment: Payment) => isWithin(payment, range) && hasWords(searchedTexts(payment), list.typedSearch);
  const near = payments.data?.items.filter(isNear);
  const found = foundRows(payments, (payment) => isNear(payment) && (!shown || payment.durum === shown), page);
  const count = (state?: State) => near?.filter(({ durum }) => !state || durum === state).length ?? 0;
  const columns = paymentColumns({ t, locale });
  const excel = useAction('exportPayments', async (rows: readonly Payment[]) => {
    const [{ writeWorkbook }, { saveFile }] = await Promise.all([
      import('../../kit/list/writeWorkbook'),
      import('../../fields/saveFile'),
    ]);
    saveFile(await writeWorkbook(t('title'), [exportCells(columns, rows)]), 'odemeler.xlsx');
  });
  const paid = found.found?.filter(({ durum }) => durum === 'ODENDI').map(({ amount }) => amount) ?? [];
  const summary = [
    t('count', { n: found.found?.length ?? 0 }),
    paid.length > 0 && t('received', { sum: `${formatDecimal(sumAmounts(paid), locale)} TRY` }),
  ].filter(Boolean);
  return (
    <ListPage
      className="kalem-admin-payments"
      title={t('title')}
      list={{ ...found, onPage: list.turnTo }}
      summary={summary.join(' · ')}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ sirket }) => sirket}
      head={
        <Button
          variant="quiet"
          icon={icons.sheet}
          isPending={excel.isPending}
          isDisabled={!found.found?.length}
          onPress={() => void excel.run(found.found ?? [])}
        >
          {t('export')}
        </Button>
      }
      toolbar={
        <ListToolbar label={t('search')} list={list}>
          <RangeForm range={typedRange} onRange={setTypedRange} onQuery={() => list.ask({ range: typedRange })} />
          <ListFilter
            label={t('show')}
            options={[
              { id: 'all', label: t('all', { n: count() }) },
              ...states.map((id) => ({ id, label: t(`only${id}`, { n: count(id) }) })),
            ]}
            value={shown ?? 'all'}
            onChange={(id) => list.ask({ filter: { durum: id === 'all' ? '' : id } })}
          />
        </ListToolbar>
      }
      empty={{ title: t('empty'), help: t('emptyHelp') }}
      notFound={
        found.all?.length !== 0 && {
          title: t('notFound'),
          help: t('notFoundHelp'),
          label: t('showAll'),
          onClear: () => list.ask({ search: '', range: allDays, filter: {} }),
        }
      }
    />
  );
}

const allDays = { start: '', end: '' };

const states = ['ODENDI', 'BEKLIYOR', 'REDDEDILDI'] as const;
type State = (typeof states)[number];

/** Days in Turkey. */
function isWithin({ createdAt }: Payment, { start, end }: typeof allDays): boolean {
  const day = istanbulNow(new Date(createdAt)).date;
  return (!start || start <= day) && (!end || day <= end);
}

function searchedTexts({ sirket, vknTckn, kupon }: Payment): string {
  return [sirket, vknTckn, kupon?.kod].join(' ');
}
