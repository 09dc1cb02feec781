'use client';
import { Suspense } from 'react';
import { useAccount } from '../../kit/account/useAccount';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { ChartCard } from '../../kit/figures/ChartCard';
import type { Series } from '../../kit/figures/DayChart';
import { messages as figureMessages } from '../../kit/figures/messages';
import { PeriodChoice, type PeriodProps, usePeriod, WaitingTiles } from '../../kit/figures/Tiles';
import { lazyPart } from '../../primitives/lazyPart';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { HomeTiles } from './HomeTiles';
import { messages } from './messages';
import { PendingList } from './PendingList';
import { type DayFigures, type HomeEvent, type HomeState, useHome } from './useHome';

export { useHome, type HomeEvent, type HomeState } from './useHome';

const RunningImports = lazyPart(async () => (await import('./RunningImports')).RunningImports);
const EndedImportNews = lazyPart(async () => (await import('./RunningImports')).EndedImportNews);
const FirstSteps = lazyPart(async () => (await import('./FirstSteps')).FirstSteps);
const GibLink = lazyPart(async () => (await import('./GibLink')).GibLink);

type HomeViewProps = ViewProps<'home'> & PeriodProps;
export type HomeProps = PropsOf<'home', HomeViewProps>;

/**
 * The home page of a company: today's tasks, sales and purchases by day, and the portal download. A company without
 * invoices gets three steps to its first one.
 *
 * @example <Home onEvent={(event) => event.type === 'sign' && openSigning(event.faturaIds)} />
 */
export const Home = defineWidget('home', HomeView);

function HomeView({ emit, companyId, ...period }: HomeViewProps) {
  const [days, choose] = usePeriod(period, emit);
  const home = useHome({ companyId, days });
  const steps = home.pending?.ilkAdimlar;
  return (
    <div className="kalem-home">
      <div className="kalem-page-head">
        <Welcome />
        {!steps && mayReadAny(home.figures) && <PeriodChoice days={days} onChange={choose} />}
      </div>
      {home.pending && home.pending.aktarimlar.length > 0 && (
        <Suspense>
          <RunningImports imports={home.pending.aktarimlar} emit={emit} />
        </Suspense>
      )}
      <Suspense>
        {home.pending?.eksikAktarimlar.map((ended) => (
          <EndedImportNews key={ended.id} ended={ended} emit={emit} />
        ))}
      </Suspense>
      {steps ? (
        <Suspense fallback={<Skeleton height="280px" />}>
          <FirstSteps steps={steps} home={home} emit={emit} />
        </Suspense>
      ) : (
        <Running home={home} companyId={companyId} emit={emit} />
      )}
    </div>
  );
}

/** True if the user may read at least one figure, and until the first answer (HOM-05). */
function mayReadAny(figures: HomeState['figures']): boolean {
  return !figures || [figures.sales, figures.purchases, figures.requests].some((figure) => figure !== undefined);
}

/** Greets the signed-in user, by name if known. */
function Welcome() {
  const t = useMessages(messages);
  const account = useAccount();
  if (account.isPending)
    return (
      <h1 className="kalem-title" aria-label={t('welcomeOnly')}>
        <Skeleton width="260px" height="28px" />
      </h1>
    );
  const name = account.data?.name;
  return <h1 className="kalem-title">{name ? t('welcome', { name }) : t('welcomeOnly')}</h1>;
}

interface RunningProps {
  home: HomeState;
  companyId: string;
  emit: (event: HomeEvent) => void;
}

/**
 * The view of a company with invoices. Nothing is shown below a part whose height is still unknown, so that nothing
 * moves.
 */
function Running({ home, companyId, emit }: RunningProps) {
  const { pending, isPendingKnown, figures, range, today, may } = home;
  if (!isPendingKnown) return <LoadingTasks />;
  const overdue = pending?.gecikenler ?? undefined;
  return (
    <>
      {pending && <PendingList pending={pending} today={today} may={may} emit={emit} />}
      {figures ? (
        <>
          {(mayReadAny(figures) || overdue) && (
            <HomeTiles figures={figures} overdue={overdue} range={range} emit={emit} />
          )}
          <ChartAndLink home={home} figures={figures} companyId={companyId} />
        </>
      ) : (
        <>
          <WaitingTiles amounts={2} counts={3} />
          <Skeleton height="322px" />
        </>
      )}
    </>
  );
}

function LoadingTasks() {
  const t = useMessages(figureMessages);
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="320px" />
    </div>
  );
}

interface ChartProps {
  home: HomeState;
  figures: NonNullable<HomeState['figures']>;
}

function ChartAndLink({ home, figures, companyId }: ChartProps & { companyId: string }) {
  const { sync, startSync, may } = home;
  const isLinked = sync !== undefined && sync.durum !== 'YOK';
  const hasChart = figures.sales || figures.purchases;
  if (!hasChart && !isLinked) return null;
  return (
    <div className="kalem-home__grid" data-single={!hasChart || !isLinked || undefined}>
      {hasChart && <Chart home={home} figures={figures} />}
      {isLinked && (
        <Suspense fallback={<Skeleton height="180px" />}>
          <GibLink sync={sync} start={startSync} companyId={companyId} maySync={may.settle} />
        </Suspense>
      )}
    </div>
  );
}

/** A chart of the figures that the user may read. */
function Chart({ home: { hasFailed, isStale, retry }, figures }: ChartProps) {
  const t = useMessages(messages);
  const sold: Series<DayFigures> = { id: 1, name: t('sold'), of: (day) => day.sold };
  const returned: Series<DayFigures> = { id: 3, name: t('returned'), of: (day) => day.returned };
  const bought: Series<DayFigures> = { id: 2, name: t('bought'), of: (day) => day.bought };
  return (
    <ChartCard
      title={t(titleOf(figures))}
      days={figures.days}
      note={t('net')}
      series={[
        ...(figures.sales ? [sold] : []),
        ...(Number(figures.sales?.returned) > 0 ? [returned] : []),
        ...(figures.purchases ? [bought] : []),
      ]}
      isStale={isStale}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  );
}

function titleOf(figures: ChartProps['figures']): 'chart' | 'chartOfTurnover' | 'chartOfPurchases' {
  if (figures.sales && figures.purchases) return 'chart';
  return figures.sales ? 'chartOfTurnover' : 'chartOfPurchases';
}
