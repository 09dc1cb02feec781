import type { DateRange } from '@kalem/domain';
import { Tile, Tiles } from '../../kit/figures/Tiles';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { HomeEvent, HomeState, Total } from './useHome';

interface HomeTilesProps {
  figures: NonNullable<HomeState['figures']>;
  range: DateRange;
  emit: (event: HomeEvent) => void;
}

/**
 * The five figures (HOM-03). Each opens its list of the same days. Figures without permission are left out (HOM-05).
 */
export function HomeTiles({ figures, range, emit }: HomeTilesProps) {
  const t = useMessages(messages);
  const { sales, purchases, requests } = figures;
  const showSold = () => emit({ type: 'showList', list: 'invoices', range, status: 'Onaylandi' });
  const show = (list: 'received' | 'requests') => () => emit({ type: 'showList', list, range });
  return (
    <Tiles>
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
    </Tiles>
  );
}

/** The total in TRY, and below it the amounts without a known exchange rate. */
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
