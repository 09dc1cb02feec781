import type { ReactNode } from 'react';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Badge } from '../../primitives/feedback/Badge';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useControllableState } from '../useControllableState';
import { messages } from './messages';

/** The periods of a home page in days up to today (NUM-19): 'Bu Hafta' and 'Bu Ay'. */
export type Period = 7 | 30;

/** The part of a home page's state that a host may control, for example in the page's address. */
export interface PeriodProps {
  /** The period in days up to today. Controlled by the host, which updates it in `onDaysChange`. */
  days?: Period;
  /** The initial period if uncontrolled. Default 7. */
  defaultDays?: Period;
  /** Called on every change, controlled or not. */
  onDaysChange?: (days: Period) => void;
}

/** The period of a home page, controlled or uncontrolled. Each change is also an event. */
export function usePeriod(
  { days, defaultDays = 7, onDaysChange }: PeriodProps,
  emit: (event: { type: 'period'; days: Period }) => void,
): [Period, (days: Period) => void] {
  return useControllableState({
    value: days,
    initial: () => defaultDays,
    onChange(next) {
      onDaysChange?.(next);
      emit({ type: 'period', days: next });
    },
  });
}

/** The choice of the period. */
export function PeriodChoice({ days, onChange }: { days: Period; onChange: (days: Period) => void }) {
  const t = useMessages(messages);
  return (
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
      onChange={(id) => onChange(id === '7' ? 7 : 30)}
    />
  );
}

/** A row of figures, and a lower row of `counts`. */
export function Tiles({ children, counts }: { children: ReactNode; counts?: ReactNode }) {
  const t = useMessages(messages);
  return (
    <section className="kalem-card kalem-tiles" aria-label={t('figures')}>
      <div className="kalem-tiles__row">{children}</div>
      {counts && <div className="kalem-tiles__row kalem-tiles__counts">{counts}</div>}
    </section>
  );
}

interface TileProps {
  title: string;
  /** What the amount contains. */
  badge?: string;
  /** The series of the chart that the tile sums up. */
  series?: 1 | 2;
  /** Opens its list. Without it the tile is no button. */
  onOpen?: () => void;
  children: ReactNode;
}

export function Tile({ title, badge, series, onOpen, children }: TileProps) {
  const content = (
    <>
      <span className="kalem-tile__title">
        {series && <i data-series={series} />}
        {title}
        {badge && <Badge>{badge}</Badge>}
      </span>
      <span className="kalem-tile__value kalem-num">{children}</span>
    </>
  );
  if (!onOpen) return <span className="kalem-tile">{content}</span>;
  return (
    <button type="button" className="kalem-tile" onClick={onOpen}>
      {content}
    </button>
  );
}

/** Placeholders until the first answer: tiles with amounts, and `counts` below them. */
export function WaitingTiles({ amounts, counts = 0 }: { amounts: number; counts?: number }) {
  const t = useMessages(messages);
  const waiting = (count: number, hasNotes: boolean) =>
    Array.from({ length: count }, (_, tile) => (
      <span key={tile} className="kalem-tile">
        <span className="kalem-tile__title">
          <Skeleton width="96px" />
        </span>
        <span className="kalem-tile__value">
          <Skeleton width="120px" height="20px" />
          {hasNotes && (
            <small>
              <Skeleton width="96px" height="12px" />
            </small>
          )}
        </span>
      </span>
    ));
  return (
    <div className="kalem-card kalem-tiles" role="status" aria-label={t('loading')}>
      <div className="kalem-tiles__row">{waiting(amounts, counts > 0)}</div>
      {counts > 0 && <div className="kalem-tiles__row kalem-tiles__counts">{waiting(counts, false)}</div>}
    </div>
  );
}
