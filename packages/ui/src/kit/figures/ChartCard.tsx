import { useId } from 'react';
import { Button } from '../../primitives/Button';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { DayChart, type Series } from './DayChart';
import { messages } from './messages';

interface ChartCardProps<Figures extends { readonly day: string }> {
  title: string;
  /** What the amounts contain, beside the title. */
  note?: string;
  /** Undefined until the first answer. */
  days: readonly Figures[] | undefined;
  series: readonly Series<Figures>[];
  isStale: boolean;
  /** True if the figures could not be loaded. */
  hasFailed: boolean;
  onRetry: () => void;
}

/** A chart by day with its legend, or the reason for an empty one. */
export function ChartCard<Figures extends { readonly day: string }>(props: ChartCardProps<Figures>) {
  const { title, note, days, series, isStale, hasFailed, onRetry } = props;
  const t = useMessages(messages);
  const id = useId();
  return (
    <figure className="kalem-card kalem-figures" aria-labelledby={id} data-stale={isStale || undefined}>
      <div className="kalem-figures__head">
        <h2 id={id} className="kalem-heading">
          {title}
        </h2>
        {note && <span className="kalem-figures__note">{note}</span>}
        <div className="kalem-legend" aria-hidden="true">
          {series.map(({ name, id: which }) => (
            <span key={name}>
              <i data-series={which} />
              {name}
            </span>
          ))}
        </div>
      </div>
      {days ? <DayChart title={title} days={days} series={series} /> : <Skeleton height="262px" />}
      {hasFailed && (
        <p className="kalem-figures__failed kalem-sm">
          {t('failed')}
          <Button size="sm" variant="quiet" icon={icons.refresh} onPress={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
    </figure>
  );
}
