import { useRef, useState, type Ref } from 'react';
import { isCalendarDate, type DateRange } from '@kalem/domain';
import { Button, Keys } from '../../primitives/Button';
import { DateField } from '../../primitives/input/DateField';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { messages as words } from '../../primitives/messages';
import { SearchField } from '../../primitives/input/SearchField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

export interface InvoiceToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  isSearching: boolean;
  onSearchNow: () => void;
  range: DateRange;
  onRange: (range: DateRange) => void;
  onQuery: () => void;
  /** While a search stands: whether it goes through all dates, and how that changes. */
  allDates: { isOn: boolean; set: (isOn: boolean) => void } | undefined;
  /** With a selection they stand in its bar instead. */
  hasActions: boolean;
  onExport: () => void;
  isExporting: boolean;
  onDownload: () => void;
  onSign: () => void;
}

/** Finding and doing (LST-01). */
export function InvoiceToolbar({
  search,
  onSearch,
  searchRef,
  isSearching,
  onSearchNow,
  allDates,
  range,
  onRange,
  onQuery,
  hasActions,
  onExport,
  isExporting,
  onDownload,
  onSign,
}: InvoiceToolbarProps) {
  const t = useMessages(messages);
  const { shortcuts } = useKalem();
  return (
    <div className="kalem-toolbar kalem-invoice-toolbar">
      <div className="kalem-invoice-toolbar__search">
        <SearchField
          label={t('search')}
          value={search}
          onChange={onSearch}
          inputRef={searchRef}
          isBusy={isSearching}
          onEnter={onSearchNow}
          hint={shortcuts && <Keys keys={['/']} />}
        />
      </div>
      {allDates?.isOn ? (
        <div className="kalem-invoice-toolbar__dates">
          <span className="kalem-invoice-toolbar__all" role="status">
            <Icon icon={icons.calendar} />
            {t('allDates')}
          </span>
          <Button onPress={() => allDates.set(false)}>{t('inRange')}</Button>
        </div>
      ) : (
        <RangeForm range={range} onRange={onRange} onQuery={onQuery} />
      )}
      {allDates && !allDates.isOn && (
        <Button variant="quiet" onPress={() => allDates.set(true)}>
          {t('allDates')}
        </Button>
      )}
      <div className="kalem-invoice-toolbar__actions">
        <Button variant="quiet" icon={icons.sheet} isPending={isExporting} onPress={onExport}>
          {t('export')}
        </Button>
        {hasActions && (
          <>
            <Button variant="quiet" icon={icons.download} onPress={onDownload}>
              {t('download')}
            </Button>
            <Button variant="quiet" icon={icons.sign} onPress={onSign}>
              {t('sign')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

interface RangeFormProps {
  range: DateRange;
  onRange: (range: DateRange) => void;
  onQuery: () => void;
}

/** The two days and 'Sorgula', which does not ask for days that are none or stand the wrong way round. */
function RangeForm({ range, onRange, onQuery }: RangeFormProps) {
  const t = useMessages(messages);
  const fieldWords = useMessages(words);
  const start = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const fault = rangeFault(range);
  const errorOf = (field: 'start' | 'end') => {
    if (fault?.field !== field) return undefined;
    if (fault.kind === 'reversed') return t('reversed');
    return isRefused ? fieldWords('invalidDate') : undefined;
  };
  const change = (changes: Partial<DateRange>) => {
    setRefused(false);
    onRange({ ...range, ...changes });
  };
  const query = () => {
    setRefused(fault !== undefined);
    if (fault) (fault.field === 'start' ? start : end).current?.focus();
    else onQuery();
  };
  return (
    <form
      className="kalem-invoice-toolbar__dates"
      aria-label={t('dates')}
      onSubmit={(event) => {
        event.preventDefault();
        query();
      }}
    >
      <DateField
        label={t('start')}
        isLabelHidden
        isBare
        keepsUnreadable
        inputRef={start}
        value={range.start}
        error={errorOf('start')}
        onChange={(day) => change({ start: day })}
        maxValue={dayOf(range.end)}
      />
      <span className="kalem-muted" aria-hidden="true">
        –
      </span>
      <DateField
        label={t('end')}
        isLabelHidden
        isBare
        keepsUnreadable
        inputRef={end}
        value={range.end}
        error={errorOf('end')}
        onChange={(day) => change({ end: day })}
        minValue={dayOf(range.start)}
      />
      <Button type="submit">{t('query')}</Button>
    </form>
  );
}

function dayOf(typed: string): string | undefined {
  return isCalendarDate(typed) ? typed : undefined;
}

/** The first field of a range that cannot be asked for, and why; a day may be left out. */
function rangeFault({
  start,
  end,
}: DateRange): { field: 'start' | 'end'; kind: 'unreadable' | 'reversed' } | undefined {
  if (start && !isCalendarDate(start)) return { field: 'start', kind: 'unreadable' };
  if (end && !isCalendarDate(end)) return { field: 'end', kind: 'unreadable' };
  return start && end && start > end ? { field: 'end', kind: 'reversed' } : undefined;
}
