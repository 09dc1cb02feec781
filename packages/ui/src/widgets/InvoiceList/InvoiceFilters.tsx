import { presetRange, type DateRange, type RangePreset } from '@kalem/domain';
import type { ListQuery } from '../../kit/list/useListQuery';
import { Amount } from '../../primitives/Amount';
import { Select } from '../../primitives/choice/Select';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { hasAllDates, sortOf, sorts, statusFilters, statusOf, type Found } from './useInvoices';

export interface InvoiceFiltersProps {
  query: ListQuery;
  found: Found | undefined;
  onAsk: (changes: Partial<ListQuery>) => void;
  /** Which columns are shown. */
  chooser: MenuAction[];
}

const presets: readonly RangePreset[] = ['today', 'thisWeek', 'thisMonth', 'lastMonth'];

const orders = {
  '-faturaTarih': 'newestFirst',
  faturaTarih: 'oldestFirst',
  '-odenecekTutar': 'highestFirst',
  odenecekTutar: 'lowestFirst',
} as const;

/** Days that have a name, the status, the order, and what that finds. */
export function InvoiceFilters({ query, found, onAsk, chooser }: InvoiceFiltersProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const isAllDates = hasAllDates(query);
  const all = 'all' as const;
  return (
    <div className="kalem-invoice-filters">
      <div className="kalem-invoice-filters__choices">
        <div className="kalem-invoice-filters__presets" role="group" aria-label={t('presets')}>
          {presets.map((preset) => {
            const range = presetRange(preset, now());
            return (
              <button
                key={preset}
                type="button"
                className="kalem-chip"
                aria-pressed={!isAllDates && isSame(range, query.range)}
                onClick={() => onAsk({ range, ...(isAllDates && { filter: { ...query.filter, tarih: 'aralik' } }) })}
              >
                {t(preset)}
              </button>
            );
          })}
        </div>
        <Select
          label={t('status')}
          isLabelHidden
          isBare
          value={statusOf(query) ?? all}
          options={[all, ...statusFilters].map((id) => ({ id, label: t(id) }))}
          onChange={(id) => onAsk({ filter: { ...query.filter, durum: id === all ? '' : id } })}
        />
        <Select
          label={t('order')}
          isLabelHidden
          isBare
          value={sortOf(query)}
          options={sorts.map((id) => ({ id, label: t(orders[id]) }))}
          onChange={(sort) => onAsk({ sort })}
        />
        <span className="kalem-invoice-filters__columns">
          <Menu label={t('columns')} icon={icons.panel} groups={[chooser]} />
        </span>
      </div>
      <p className="kalem-invoice-filters__found" role="status">
        {found && (
          <>
            <span className="kalem-num">{t(found.isCut ? 'foundMost' : 'found', { n: found.count })}</span>
            {found.sums.map(({ paraBirim, tutar }) => (
              <Amount key={paraBirim} value={tutar} currency={paraBirim} />
            ))}
          </>
        )}
      </p>
    </div>
  );
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}
