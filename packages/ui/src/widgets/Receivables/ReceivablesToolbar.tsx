import { CurrencyChoice } from '../../kit/debtor/CurrencyChoice';
import { ListToolbar } from '../../kit/list/ListToolbar';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { Select } from '../../primitives/choice/Select';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { type ReceivablesState, sortColumns } from './useReceivables';

const heads = {
  bakiye: 'balance',
  vadesiGelmemis: 'vadesiGelmemis',
  gun30: 'gun30',
  gun60: 'gun60',
  gun90: 'gun90',
  gun90Ustu: 'gun90Ustu',
  avans: 'advance',
} as const;

/** Search, currency, filter and order of the accounts. */
export function ReceivablesToolbar({ list }: { list: ReceivablesState }) {
  const t = useMessages(messages);
  const { sums = [], sort } = list;
  const textOf = (column: (typeof sortColumns)[number]) => t(heads[column]);
  const ascending = sortColumns.find((column) => column === sort);
  return (
    <ListToolbar label={t('search')} list={list}>
      <CurrencyChoice
        currencies={sums.map(({ paraBirim, cariHesap }) => ({
          id: paraBirim,
          label: t('currencyCount', { currency: paraBirim, n: cariHesap }),
        }))}
        value={list.paraBirim}
        onChange={list.showCurrency}
      />
      <Checkbox isSelected={list.isLateOnly} onChange={list.showLateOnly}>
        {t('onlyLate')}
      </Checkbox>
      <div className="kalem-receivables__order">
        <Select
          label={t('order')}
          isLabelHidden
          isBare
          options={[
            { id: '-vadesiGecen', label: t('mostOverdue') },
            ...sortColumns.map((column) => ({ id: `-${column}`, label: t('highest', { amount: textOf(column) }) })),
            ...(ascending ? [{ id: ascending, label: t('lowest', { amount: textOf(ascending) }) }] : []),
            { id: 'aliciUnvan', label: t('byName') },
            ...(sort === '-aliciUnvan' ? [{ id: sort, label: `${t('byName')} (Z–A)` }] : []),
          ]}
          value={sort}
          onChange={(next) => list.ask({ sort: next })}
        />
      </div>
    </ListToolbar>
  );
}
