import { toScreenDate, type DateRange } from '@kalem/domain';
import { Tile, Tiles } from '../../kit/figures/Tiles';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { HomeEvent, HomeState, Overdue, Total } from './useHome';

interface HomeTilesProps {
  figures: NonNullable<HomeState['figures']>;
  /** What is late; undefined without permission, and before tracking has started. */
  overdue: Overdue | undefined;
  range: DateRange;
  emit: (event: HomeEvent) => void;
}

/**
 * The five figures (HOM-03), amounts above and counts below. Each opens its list of the same days. Beside the amounts
 * what is late today (MNY-52). Figures without permission are left out (HOM-05).
 */
export function HomeTiles({ figures, overdue, range, emit }: HomeTilesProps) {
  const t = useMessages(messages);
  const { sales, purchases, requests } = figures;
  const showSold = () => emit({ type: 'showList', list: 'invoices', range, status: 'Onaylandi' });
  const show = (list: 'received' | 'requests') => () => emit({ type: 'showList', list, range });
  return (
    <Tiles
      counts={
        <>
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
        </>
      }
    >
      {sales && (
        <Tile title={t('turnover')} badge={t('net')} series={1} onOpen={showSold}>
          <Money total={sales} gross={t('gross')} />
        </Tile>
      )}
      {purchases && (
        <Tile title={t('purchases')} badge={t('netOfTaxes')} series={2} onOpen={show('received')}>
          <Money total={purchases} gross={t('grossOfTaxes')} />
        </Tile>
      )}
      {overdue && (
        <Tile title={t('overdue')} onOpen={() => emit({ type: 'showOverdue' })}>
          <Late overdue={overdue} />
        </Tile>
      )}
    </Tiles>
  );
}

/** What is late in TRY, and below it other currencies, the number of invoices and the earliest due day. */
function Late({ overdue: { adet, enEskiVade, tutarlar } }: { overdue: Overdue }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const [first = { paraBirim: 'TRY', tutar: '0.00' }, ...others] = tutarlar;
  return (
    <>
      <Amount value={first.tutar} currency={first.paraBirim} />
      <small>
        {others.map(({ paraBirim, tutar }) => (
          <span key={paraBirim}>{`${formatDecimal(tutar, locale)} ${paraBirim}`}</span>
        ))}
        <span>{t('invoices', { n: adet })}</span>
        {enEskiVade && <span>{t('oldestDue', { day: toScreenDate(enEskiVade) })}</span>}
      </small>
    </>
  );
}

/** The total without KDV, and below it the total with KDV, the returns and what is unknown (MNY-02, MNY-05). */
function Money({ total, gross }: { total: Total; gross: string }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  return (
    <>
      <Amount value={total.net} currency="TRY" />
      <small>
        <span>
          {gross} {formatDecimal(total.gross, locale)}
        </span>
        {Number(total.returned) > 0 && (
          <span>
            {t('returns')} {formatDecimal(`-${total.returned}`, locale)}
          </span>
        )}
        {total.unknown > 0 && <span>{t('unknown', { n: total.unknown })}</span>}
      </small>
    </>
  );
}
