'use client';
import { Suspense, useId, useState } from 'react';
import { useAccount } from '../../kit/account/useAccount';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../kit/lazyPart';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { DayChart, type Series } from './DayChart';
import { messages } from './messages';
import { PendingList } from './PendingList';
import { Tiles } from './Tiles';
import { type HomeEvent, type HomePeriod, type HomeState, useHome } from './useHome';

export { useHome, type HomeEvent, type HomePeriod, type HomeState } from './useHome';

const FirstSteps = lazyPart(async () => (await import('./FirstSteps')).FirstSteps);
const GibLink = lazyPart(async () => (await import('./GibLink')).GibLink);

type HomeViewProps = ViewProps<'home'> & {
  /** Days up to today that the figures are of. Without it the widget holds them itself, and begins with 7. */
  days?: HomePeriod;
};
export type HomeProps = PropsOf<'home', HomeViewProps>;

/**
 * The home page of a company: what needs a hand today, turnover and purchases by day, how far the portal's invoices
 * are; a company that has not sold anything yet gets three steps to its first invoice. A host that holds `days`
 * changes it on `period`.
 *
 * @example <Home onEvent={(event) => event.type === 'sign' && openSigning(event.faturaIds)} />
 */
export const Home = defineWidget('home', HomeView);

function HomeView({ emit, companyId, days: held }: HomeViewProps) {
  const t = useMessages(messages);
  const [own, setOwn] = useState<HomePeriod>(7);
  const days = held ?? own;
  const choose = (next: HomePeriod) => {
    setOwn(next);
    emit({ type: 'period', days: next });
  };
  const home = useHome({ companyId, days });
  const steps = home.pending?.ilkAdimlar;
  return (
    <div className="kalem-home">
      <div className="kalem-page-head">
        <Welcome />
        {!steps && (
          <RadioGroup
            label={t('period')}
            isLabelHidden
            isBare
            variant="segmented"
            options={[
              { id: '7', label: t('week') },
              { id: '30', label: t('month') },
            ]}
            value={days === 7 ? '7' : '30'}
            onChange={(id) => choose(id === '7' ? 7 : 30)}
          />
        )}
      </div>
      {steps ? (
        <Suspense fallback={<Skeleton height="280px" />}>
          <FirstSteps steps={steps} sync={home.sync} may={home.may} emit={emit} />
        </Suspense>
      ) : (
        <Running home={home} companyId={companyId} emit={emit} />
      )}
    </div>
  );
}

/** Whoever is signed in by name; where nobody says who it is, without one. */
function Welcome() {
  const t = useMessages(messages);
  const account = useAccount();
  if (account.isPending)
    return (
      <h1 className="kalem-title" aria-label={t('welcomeOnly')}>
        <Skeleton width="260px" height="24px" />
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

/** A company that has sold something. */
function Running({ home, companyId, emit }: RunningProps) {
  const { pending, isPendingKnown, figures, range, today, may, sync } = home;
  const isLinked = sync !== undefined && sync.durum !== 'YOK';
  const hasChart = !figures || figures.sales || figures.purchases;
  return (
    <>
      {pending && <PendingList pending={pending} today={today} may={may} emit={emit} />}
      {!isPendingKnown && <Skeleton height="52px" />}
      <Tiles figures={figures} range={range} emit={emit} />
      {(hasChart || isLinked) && (
        <div className="kalem-home__grid" data-single={!hasChart || !isLinked || undefined}>
          {hasChart && <Chart home={home} />}
          {isLinked && (
            <Suspense fallback={<Skeleton height="180px" />}>
              <GibLink sync={sync} companyId={companyId} maySync={may.settle} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}

/** Bars of what one may see, or why there are none. */
function Chart({ home: { figures, hasFailed, isStale, retry } }: { home: HomeState }) {
  const t = useMessages(messages);
  const id = useId();
  const series: Series[] = [
    ...(figures?.sales ? [{ id: 1 as const, name: t('sold'), of: ({ sold }: { sold: string }) => sold }] : []),
    ...(figures?.purchases
      ? [{ id: 2 as const, name: t('bought'), of: ({ bought }: { bought: string }) => bought }]
      : []),
  ];
  const title = titleOf(figures);
  return (
    <figure className="kalem-card kalem-home__chart" aria-labelledby={id} data-stale={isStale || undefined}>
      <div className="kalem-home__chart-head">
        <h2 id={id} className="kalem-heading">
          {t(title)}
        </h2>
        <div className="kalem-legend" aria-hidden="true">
          {series.map(({ name, id: which }) => (
            <span key={name}>
              <i data-series={which} />
              {name}
            </span>
          ))}
        </div>
      </div>
      {!figures && <Skeleton height="262px" />}
      {figures && <DayChart title={t(title)} days={figures.days} series={series} />}
      {hasFailed && (
        <p className="kalem-home__failed kalem-sm">
          {t('failed')}
          <Button size="sm" variant="quiet" icon={icons.refresh} onPress={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </figure>
  );
}

function titleOf(figures: HomeState['figures']): 'chart' | 'chartOfTurnover' | 'chartOfPurchases' {
  if (!figures || (figures.sales && figures.purchases)) return 'chart';
  return figures.sales ? 'chartOfTurnover' : 'chartOfPurchases';
}
