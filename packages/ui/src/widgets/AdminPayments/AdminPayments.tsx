'use client';
import { useRef } from 'react';
import { istanbulNow, sumAmounts } from '@kalem/domain';
import { RangeForm, useTypedRange } from '../../fields/RangeForm';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { exportCells } from '../../kit/list/columns';
import { DataList } from '../../kit/list/DataList';
import { foundRows, hasWords } from '../../kit/list/foundRows';
import { type ListQueryProps, useListQuery } from '../../kit/list/useListQuery';
import { useShortcuts } from '../../kit/useShortcuts';
import { formatDecimal } from '../../primitives/Amount';
import { Button, Keys } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import * as icons from '../../primitives/icons';
import { SearchField } from '../../primitives/input/SearchField';
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
  const { locale, shortcuts } = useKalem();
  const search = useRef<HTMLInputElement>(null);
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
  useShortcuts({ '/': () => search.current?.focus() });
  const paid = found.found?.filter(({ durum }) => durum === 'ODENDI').map(({ amount }) => amount) ?? [];
  const summary = [
    t('count', { n: found.found?.length ?? 0 }),
    paid.length > 0 && t('received', { sum: `${formatDecimal(sumAmounts(paid), locale)} TRY` }),
  ].filter(Boolean);
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <Button
          variant="quiet"
          icon={icons.sheet}
          isPending={excel.isPending}
          isDisabled={!found.found?.length}
          onPress={() => void excel.run(found.found ?? [])}
        >
          {t('export')}
        </Button>
      </div>
      <div className="kalem-toolbar">
        <div className="kalem-admin-payments__search">
          <SearchField
            label={t('search')}
            value={list.typedSearch}
            onChange={list.search}
            inputRef={search}
            onEnter={list.searchNow}
            hint={shortcuts && <Keys keys={['/']} />}
          />
        </div>
        <RangeForm range={typedRange} onRange={setTypedRange} onQuery={() => list.ask({ range: typedRange })} />
        <div className="kalem-admin-payments__states">
          <RadioGroup
            label={t('show')}
            isLabelHidden
            isBare
            variant="segmented"
            options={[
              { id: 'all', label: t('all', { n: count() }) },
              ...states.map((id) => ({ id, label: t(`only${id}`, { n: count(id) }) })),
            ]}
            value={shown ?? 'all'}
            onChange={(id) => list.ask({ filter: { durum: id === 'all' ? '' : id } })}
          />
        </div>
      </div>
      <DataList
        className="kalem-admin-payments"
        label={t('title')}
        columns={columns}
        rows={found.rows}
        isStale={found.isStale}
        idOf={({ id }) => id}
        nameOf={({ sirket }) => sirket}
        error={found.error}
        onRetry={found.retry}
        empty={
          found.all?.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
          ) : (
            <EmptyState
              title={t('notFound')}
              actions={
                <Button onPress={() => list.ask({ search: '', range: allDays, filter: {} })}>{t('showAll')}</Button>
              }
            >
              {t('notFoundHelp')}
            </EmptyState>
          )
        }
        paging={{ page: found.page, hasNext: found.hasNext, onPage: list.turnTo, summary: summary.join(' · ') }}
      />
    </>
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
