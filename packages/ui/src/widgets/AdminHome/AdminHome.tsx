'use client';
import { type DateRange, sumAmounts } from '@kalem/domain';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ChartCard } from '../../kit/figures/ChartCard';
import {
  type Period,
  PeriodChoice,
  type PeriodProps,
  Tile,
  Tiles,
  usePeriod,
  WaitingTiles,
} from '../../kit/figures/Tiles';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { usePayments } from './usePayments';

/** Events of the operator's home page. */
export type AdminHomeEvent =
  /** The user wants the list of companies. */
  | { type: 'showList'; list: 'companies' }
  /** The user wants the payments of these days. */
  | { type: 'showList'; list: 'payments'; range: DateRange }
  /** The period was changed. */
  | { type: 'period'; days: Period };

declare module '../../provider/events' {
  interface WidgetEvents {
    'admin-home': AdminHomeEvent;
  }
}

type AdminHomeViewProps = Pick<ViewProps<'admin-home'>, 'emit'> & PeriodProps;
export type AdminHomeProps = PropsOf<'admin-home', AdminHomeViewProps>;

/**
 * The home page of the installation's operator: payments by day, their number, and the number of companies (HOM-07,
 * ADM-05). A failure leaves the figures at 0 (HOM-06).
 *
 * @example <AdminHome onEvent={(event) => event.type === 'showList' && navigate(`/dashboard/${event.list}`)} />
 */
export const AdminHome = defineWidget('admin-home', AdminHomeView, { needs: 'nothing' });

function AdminHomeView({ emit, ...period }: AdminHomeViewProps) {
  const t = useMessages(messages);
  const [days, choose] = usePeriod(period, emit);
  const { payments, range, companies, byDay, hasFailed, retry } = usePayments(days);
  const showPayments = () => emit({ type: 'showList', list: 'payments', range });
  return (
    <div className="kalem-admin-home">
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
        <PeriodChoice days={days} onChange={choose} />
      </div>
      {payments && companies !== undefined ? (
        <Tiles>
          <Tile title={t('payments')} series={1} onOpen={showPayments}>
            <Amount value={sumAmounts(payments.map(({ amount }) => amount))} currency="TRY" />
          </Tile>
          <Tile title={t('sales')} onOpen={showPayments}>
            {payments.length}
          </Tile>
          <Tile title={t('companies')} onOpen={() => emit({ type: 'showList', list: 'companies' })}>
            {companies}
          </Tile>
        </Tiles>
      ) : (
        <WaitingTiles amounts={3} />
      )}
      <ChartCard
        title={t('chart')}
        days={byDay}
        series={[{ id: 1, name: t('paid'), of: ({ paid }) => paid }]}
        isStale={false}
        hasFailed={hasFailed}
        onRetry={retry}
      />
    </div>
  );
}
