import { presetRange, type DateRange, type RangePreset } from '@kalem/domain';
import type { ListQuery } from '../../kit/list/useListQuery';
import { Amount } from '../../primitives/Amount';
import * as icons from '../../primitives/icons';
import { Menu } from '../../primitives/overlay/Menu';
import type { MenuAction } from '../../primitives/overlay/MenuPopover';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import {
  collectionFilters,
  collectionOf,
  hasAllDates,
  sortOf,
  sorts,
  statusFilters,
  statusOf,
  type Found,
  type Sort,
} from './useInvoices';

export interface InvoiceFiltersProps {
  query: ListQuery;
  found: Found | undefined;
  /** Shows the filter by state of the collection. */
  isTracked: boolean;
  onAsk: (changes: Partial<ListQuery>) => void;
  /** The column menu. */
  chooser: MenuAction[];
}

const presets: readonly RangePreset[] = ['today', 'thisWeek', 'thisMonth', 'lastMonth'];

const orders = {
  '-faturaTarih': 'newestFirst',
  faturaTarih: 'oldestFirst',
  '-odenecekTutar': 'highestFirst',
  odenecekTutar: 'lowestFirst',
  vadeTarihi: 'earliestDueFirst',
  '-vadeTarihi': 'latestDueFirst',
} as const;

const statuses = ['all', ...statusFilters] as const;
const collections = ['all', ...collectionFilters] as const;

/** Named ranges, status, state of the collection, order, and the number of results (A-10, MNY-50). */
export function InvoiceFilters({ query, found, isTracked, onAsk, chooser }: InvoiceFiltersProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const isAllDates = hasAllDates(query);
  const status = statusOf(query) ?? 'all';
  const collection = collectionOf(query) ?? 'all';
  const sort = sortOf(query);
  const choose = (id: (typeof statuses)[number]) =>
    onAsk({ filter: { ...query.filter, durum: id === 'all' ? '' : id } });
  const chooseCollection = (id: (typeof collections)[number]) =>
    onAsk({ filter: { ...query.filter, tahsilat: id === 'all' ? '' : id } });
  const order = (id: Sort) => onAsk({ sort: id });
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
        <Menu label={`${t('status')}: ${t(status)}`} groups={[choices(statuses, status, t, choose)]} />
        {isTracked && (
          <Menu
            label={`${t('tahsilat')}: ${t(collection)}`}
            groups={[choices(collections, collection, t, chooseCollection)]}
          />
        )}
        <Menu
          label={`${t('order')}: ${t(orders[sort])}`}
          groups={[choices(sorts, sort, (id) => t(orders[id]), order)]}
        />
        <span className="kalem-invoice-filters__columns">
          <Menu label={t('columns')} icon={icons.panel} groups={[chooser]} />
        </span>
      </div>
      <p className="kalem-invoice-filters__found" role="status">
        {found && (
          <>
            <span className="kalem-num">{t(textOf(found), { n: found.count })}</span>
            {found.sums.map(({ paraBirim, tutar }) => (
              <Amount key={paraBirim} value={tutar} currency={paraBirim} />
            ))}
            {found.rests.map(({ paraBirim, tutar }) => (
              <span key={paraBirim}>
                {t('kalan')} <Amount value={tutar} currency={paraBirim} />
              </span>
            ))}
          </>
        )}
      </p>
    </div>
  );
}

function textOf({ isPart, isCut }: Found) {
  if (isPart) return 'foundPart';
  return isCut ? 'foundMost' : 'found';
}

/** A single choice as menu actions; the chosen one is marked. */
function choices<Id extends string>(
  ids: readonly Id[],
  chosen: Id,
  nameOf: (id: Id) => string,
  onChoose: (id: Id) => void,
): MenuAction[] {
  return ids.map((id) => ({
    id,
    label: nameOf(id),
    icon: id === chosen ? icons.check : undefined,
    onAction: () => onChoose(id),
  }));
}

function isSame(one: DateRange, other: DateRange): boolean {
  return one.start === other.start && one.end === other.end;
}
