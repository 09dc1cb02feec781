import type { Ref } from 'react';
import type { DateRange } from '@kalem/domain';
import { RangeForm } from '../../fields/RangeForm';
import { Button, Keys } from '../../primitives/Button';
import { useAnnounced } from '../../primitives/feedback/useAnnounced';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
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
  /** During a search: whether it covers all dates, and a switch for that. */
  allDates: { isOn: boolean; set: (isOn: boolean) => void } | undefined;
  /** False with a selection: its bar contains the actions. */
  hasActions: boolean;
  onExport: () => void;
  isExporting: boolean;
  onDownload: () => void;
  onSign: () => void;
  maySign: boolean;
}

/** Search, filters and actions (LST-01). */
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
  maySign,
}: InvoiceToolbarProps) {
  const t = useMessages(messages);
  const { shortcuts } = useKalem();
  const noRange = useAnnounced<HTMLSpanElement>();
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
        <div className="kalem-range">
          <span ref={noRange} className="kalem-invoice-toolbar__all">
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
            <Button variant="quiet" icon={icons.sign} isDisabled={!maySign} onPress={onSign}>
              {t('sign')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
