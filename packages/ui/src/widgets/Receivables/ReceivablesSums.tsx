import { ageingBuckets } from '@kalem/domain/ledger';
import { ErrorText } from '../../kit/ErrorText';
import { Tile, WaitingTiles } from '../../kit/figures/Tiles';
import { Amount, formatPercent } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { ReceivablesState, ReceivablesSum } from './useReceivables';

/** What is owed in each currency, and the parts of the chosen one by lateness. */
export function ReceivablesSums({ list }: { list: ReceivablesState }) {
  const t = useMessages(messages);
  const { sums, sumsError, paraBirim } = list;
  if (!sums && !sumsError) return <WaitingTiles amounts={4} />;
  return (
    <>
      {Boolean(sumsError) && (
        <div className="kalem-list__news">
          <Banner
            tone="danger"
            actions={
              <Button size="sm" onPress={list.retrySums}>
                {t('retry')}
              </Button>
            }
          >
            {t(sums ? 'sumsFailed' : 'sumsMissing')} <ErrorText error={sumsError} />
          </Banner>
        </div>
      )}
      {sums && sums.length > 0 && <Figures sums={sums} inTry={list.inTry} paraBirim={paraBirim} />}
    </>
  );
}

const figures = [
  ['total', 'toplamAlacak'],
  ['overdue', 'vadesiGecen'],
  ['dueThisWeek', 'buHafta'],
  ['credit', 'avans'],
] as const;

interface FiguresProps extends Pick<ReceivablesState, 'inTry' | 'paraBirim'> {
  sums: readonly ReceivablesSum[];
}

function Figures({ sums, inTry, paraBirim }: FiguresProps) {
  const t = useMessages(messages);
  const [first, ...others] = sums;
  const shown = sums.find((one) => one.paraBirim === paraBirim) ?? first;
  if (!first || !shown) return null;
  return (
    <section className="kalem-card kalem-tiles kalem-receivables__sums" aria-label={t('sums')}>
      <div className="kalem-tiles__row">
        {figures.map(([name, field]) => (
          <Tile key={name} title={t(name)}>
            <Amount value={first[field]} currency={first.paraBirim} />
            {others.length > 0 && (
              <small className="kalem-receivables__others">
                {others.map((sum) => (
                  <Amount key={sum.paraBirim} value={sum[field]} currency={sum.paraBirim} />
                ))}
              </small>
            )}
            {inTry && (
              <small className="kalem-receivables__others">
                <span>
                  {t('about')} <Amount value={inTry[field]} currency="TRY" />
                </span>
              </small>
            )}
          </Tile>
        ))}
      </div>
      {Number(shown.toplamAlacak) > 0 && <Ageing sum={shown} />}
    </section>
  );
}

/** The bar of the open amounts, and its legend with amounts and shares. */
function Ageing({ sum: { yaslandirma, toplamAlacak, paraBirim } }: { sum: ReceivablesSum }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const shareOf = (amount: string) => (Number(amount) / Number(toplamAlacak)) * 100;
  return (
    <figure className="kalem-receivables__ageing" aria-label={t('ageingOf', { currency: paraBirim })}>
      <div className="kalem-receivables__bar" aria-hidden="true">
        {ageingBuckets.map(
          (bucket) =>
            Number(yaslandirma[bucket]) > 0 && (
              <i
                key={bucket}
                data-bucket={bucket}
                // A style attribute is refused by a strict policy; a property is not.
                ref={(bar) => {
                  if (bar) bar.style.flexGrow = String(shareOf(yaslandirma[bucket]));
                }}
              />
            ),
        )}
      </div>
      <dl className="kalem-receivables__legend">
        {ageingBuckets.map((bucket) => (
          <div key={bucket}>
            <dt>
              <i data-bucket={bucket} />
              {t(bucket)}
            </dt>
            <dd>
              <Amount value={yaslandirma[bucket]} />
              <small className="kalem-num">
                {formatPercent(String(Math.round(shareOf(yaslandirma[bucket]))), locale)}
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
