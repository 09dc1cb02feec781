import { toScreenDate } from '@kalem/domain';
import { ageingBuckets } from '@kalem/domain/ledger';
import { sideOf } from '../../kit/debtor/AccountBalance';
import { latenessTone } from '../../kit/debtor/lateness';
import type { Column } from '../../kit/list/columns';
import { RowButton } from '../../kit/list/ListTable';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { ReceivableRow } from './useReceivables';

const widths = { vadesiGelmemis: 114, gun30: 100, gun60: 100, gun90: 100, gun90Ustu: 112 };

/** The columns of the accounts (MNY-48). A phone's card has the customer, its lateness and the balance. */
export function useColumns(): Column<ReceivableRow>[] {
  const t = useMessages(messages);
  return [
    {
      id: 'aliciUnvan',
      head: t('debtor'),
      sort: true,
      cell: (row) => <DebtorName row={row} />,
      card: 'title',
      className: 'kalem-receivables__name',
    },
    {
      id: 'bakiye',
      head: t('balance'),
      sort: true,
      cell: (row) => <Balance row={row} />,
      card: 'amount',
      isNumeric: true,
      className: 'kalem-receivables__balance',
      width: 116,
      skeleton: '84px',
    },
    ...ageingBuckets.map((bucket) => ({
      id: bucket,
      head: t(bucket),
      sort: true,
      cell: ({ yaslandirma }: ReceivableRow) => <AmountOrNone value={yaslandirma[bucket]} />,
      isNumeric: true,
      className: `kalem-receivables__${bucket}`,
      width: widths[bucket],
      skeleton: '64px',
    })),
    {
      id: 'avans',
      head: t('advance'),
      sort: true,
      cell: ({ avans }) => <AmountOrNone value={avans} />,
      isNumeric: true,
      className: 'kalem-receivables__credit',
      width: 92,
      skeleton: '64px',
    },
    {
      id: 'sonTahsilat',
      head: t('lastReceipt'),
      cell: ({ sonTahsilat }) =>
        sonTahsilat ? (
          <span className="kalem-two kalem-num">
            {toScreenDate(sonTahsilat.tarih)}
            <small>
              <Amount value={sonTahsilat.tutar} />
            </small>
          </span>
        ) : (
          none
        ),
      isNumeric: true,
      className: 'kalem-receivables__last',
      width: 104,
      skeleton: '76px',
    },
  ];
}

const none = <span className="kalem-muted">–</span>;

function AmountOrNone({ value }: { value: string }) {
  return Number(value) === 0 ? none : <Amount value={value} />;
}

/** The customer, and below it its number and how late it is. */
function DebtorName({ row: { aliciUnvan, vknTckn, gecikmeGunu } }: { row: ReceivableRow }) {
  const t = useMessages(messages);
  return (
    <span className="kalem-two">
      <RowButton>{aliciUnvan}</RowButton>
      <small className="kalem-receivables__facts">
        <span className="kalem-num" data-late={gecikmeGunu > 0 || undefined}>
          {vknTckn}
        </span>
        {gecikmeGunu > 0 && (
          <span className="kalem-receivables__late" data-tone={latenessTone(gecikmeGunu)}>
            {t('late', { n: gecikmeGunu })}
          </span>
        )}
      </small>
    </span>
  );
}

/** The balance. Below it, on a card, how much of it is late. */
function Balance({ row: { bakiye, vadesiGecen } }: { row: ReceivableRow }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const late = Number(vadesiGecen) > 0 ? t('overdueOf', { amount: formatDecimal(vadesiGecen, locale) }) : t('notDue');
  return (
    <span className="kalem-two kalem-num">
      <b>
        <Amount value={bakiye} />
      </b>
      {sideOf(bakiye) === 'isOwed' ? (
        <small>{t('isOwed')}</small>
      ) : (
        <small className="kalem-receivables__on-card">{late}</small>
      )}
    </span>
  );
}
