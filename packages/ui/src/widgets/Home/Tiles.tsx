import type { ReactNode } from 'react';
import type { DateRange } from '@kalem/domain';
import { Amount } from '../../primitives/Amount';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { HomeEvent, HomeState, Total } from './useHome';

interface TilesProps {
  figures: HomeState['figures'];
  range: DateRange;
  emit: (event: HomeEvent) => void;
}

/** The five figures (HOM-03), each the way to its list of the same days; what may not be read is left out (HOM-05). */
export function Tiles({ figures, range, emit }: TilesProps) {
  const t = useMessages(messages);
  if (!figures) return <WaitingTiles />;
  const { sales, purchases, requests } = figures;
  const showSold = () => emit({ type: 'showList', list: 'invoices', range, status: 'Onaylandi' });
  const show = (list: 'received' | 'requests') => () => emit({ type: 'showList', list, range });
  return (
    <section className="kalem-card kalem-tiles" aria-label={t('figures')}>
      {sales && (
        <Tile title={t('turnover')} series={1} onOpen={showSold}>
          <Money total={sales} />
        </Tile>
      )}
      {purchases && (
        <Tile title={t('purchases')} series={2} onOpen={show('received')}>
          <Money total={purchases} />
        </Tile>
      )}
      {requests !== undefined && (
        <Tile title={t('requests')} onOpen={show('requests')}>
          {requests}
        </Tile>
      )}
      {purchases && (
        <Tile title={t('received')} onOpen={show('received')}>
          {purchases.count}
        </Tile>
      )}
      {sales && (
        <Tile title={t('issued')} onOpen={showSold}>
          {sales.count}
        </Tile>
      )}
    </section>
  );
}

interface TileProps {
  title: string;
  /** Which bars of the chart it sums. */
  series?: 1 | 2;
  onOpen: () => void;
  children: ReactNode;
}

function Tile({ title, series, onOpen, children }: TileProps) {
  return (
    <button type="button" className="kalem-tile" onClick={onOpen}>
      <span className="kalem-tile__title">
        {series && <i data-series={series} />}
        {title}
      </span>
      <span className="kalem-tile__value kalem-num">{children}</span>
    </button>
  );
}

/** The sum in TRY, and below it what nobody knows the rate of. */
function Money({ total }: { total: Total }) {
  return (
    <>
      <Amount value={total.tl} currency="TRY" />
      {total.others.length > 0 && (
        <small>
          {total.others.map(({ paraBirim, tutar }) => (
            <span key={paraBirim}>
              + <Amount value={tutar} currency={paraBirim} />
            </span>
          ))}
        </small>
      )}
    </>
  );
}

function WaitingTiles() {
  const t = useMessages(messages);
  return (
    <div className="kalem-card kalem-tiles" role="status" aria-label={t('loading')}>
      {['turnover', 'purchases', 'requests', 'received', 'issued'].map((tile) => (
        <span key={tile} className="kalem-tile">
          <span className="kalem-tile__title">
            <Skeleton width="96px" />
          </span>
          <span className="kalem-tile__value">
            <Skeleton width="120px" height="20px" />
          </span>
        </span>
      ))}
    </div>
  );
}
