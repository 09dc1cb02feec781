import { toScreenDate } from '@kalem/domain';
import { ageingBuckets } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { Amount } from '../../primitives/Amount';
import { Badge } from '../../primitives/feedback/Badge';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

type Schemas = components['schemas'];

/** What is owed in one currency, beside its parts by lateness (MNY-47, MNY-49). */
export function AccountBalance({ balance }: { balance: Schemas['DebtorBalance'] }) {
  const t = useMessages(messages);
  const { bakiye, paraBirim, vadesiGecen, avans, sonTahsilat, yaslandirma } = balance;
  const side = sideOf(bakiye);
  return (
    <div className="kalem-debtor__balance">
      <div className="kalem-debtor__sum">
        <span className="kalem-sm kalem-muted">{t('balance')}</span>
        <p className="kalem-debtor__figure">
          <Amount value={unsigned(bakiye)} currency={paraBirim} />
          {side && <Badge tone={side === 'isOwed' ? 'info' : 'neutral'}>{t(side)}</Badge>}
        </p>
        <dl className="kalem-debtor__facts">
          <div>
            <dt>{t('overdue')}</dt>
            <dd>
              <Amount value={vadesiGecen} />
            </dd>
          </div>
          <div>
            <dt>{t('credit')}</dt>
            <dd>
              <Amount value={avans} />
            </dd>
          </div>
          <div>
            <dt>{t('lastReceipt')}</dt>
            <dd>
              {sonTahsilat ? (
                <>
                  <Amount value={sonTahsilat.tutar} />
                  <span className="kalem-muted kalem-num"> · {toScreenDate(sonTahsilat.tarih)}</span>
                </>
              ) : (
                <span className="kalem-muted">{t('none')}</span>
              )}
            </dd>
          </div>
        </dl>
      </div>
      <AgeingLines ageing={yaslandirma} />
    </div>
  );
}

/** The buckets as lines with bars. The longest bar is the largest amount. */
function AgeingLines({ ageing }: { ageing: Schemas['Ageing'] }) {
  const t = useMessages(messages);
  const largest = Math.max(...ageingBuckets.map((bucket) => Number(ageing[bucket])));
  return (
    <section className="kalem-debtor__ageing" aria-label={t('ageing')}>
      <span className="kalem-sm kalem-muted">{t('ageing')}</span>
      <dl>
        {ageingBuckets.map((bucket) => (
          <div key={bucket}>
            <dt>{t(bucket)}</dt>
            <dd>
              <i data-bucket={bucket}>
                <b
                  // A style attribute is refused by a strict policy; a property is not.
                  ref={(bar) => {
                    if (bar) bar.style.width = `${String(largest && (Number(ageing[bucket]) / largest) * 100)}%`;
                  }}
                />
              </i>
              <Amount value={ageing[bucket]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who owes: above 0 the customer, below 0 the company. Undefined at 0. */
export function sideOf(balance: string): 'owes' | 'isOwed' | undefined {
  if (balance.startsWith('-')) return 'isOwed';
  return Number(balance) === 0 ? undefined : 'owes';
}

export function unsigned(amount: string): string {
  return amount.replace('-', '');
}
