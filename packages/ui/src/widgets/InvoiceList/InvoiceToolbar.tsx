import type { Ref } from 'react';
import type { DateRange } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import { DateField } from '../../primitives/DateField';
import * as icons from '../../primitives/icons';
import { Keys } from '../../primitives/Keys';
import { SearchField } from '../../primitives/SearchField';
import { useMessages } from '../../provider/useMessages';
import { messages } from './messages';

export interface InvoiceToolbarProps {
  search: string;
  onSearch: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  range: DateRange;
  onRange: (range: DateRange) => void;
  onQuery: () => void;
  /** With a selection they stand in its bar instead. */
  hasActions: boolean;
  onDownload: () => void;
  onSign: () => void;
}

/** Finding and doing (LST-01). */
export function InvoiceToolbar({ search, onSearch, searchRef, range, onRange, onQuery, hasActions, onDownload, onSign }: InvoiceToolbarProps) {
  const t = useMessages(messages);
  return (
    <div className="kalem-toolbar kalem-invoice-toolbar">
      <div className="kalem-invoice-toolbar__search">
        <SearchField label={t('search')} value={search} onChange={onSearch} inputRef={searchRef} hint={<Keys keys={['/']} />} />
      </div>
      <form
        className="kalem-invoice-toolbar__dates"
        aria-label={t('dates')}
        onSubmit={(event) => {
          event.preventDefault();
          onQuery();
        }}
      >
        <DateField label={t('start')} isLabelHidden isBare value={range.start} onChange={(start) => onRange({ ...range, start })} maxValue={range.end} />
        <span className="kalem-muted" aria-hidden="true">
          –
        </span>
        <DateField label={t('end')} isLabelHidden isBare value={range.end} onChange={(end) => onRange({ ...range, end })} minValue={range.start} />
        <Button type="submit">{t('query')}</Button>
      </form>
      {hasActions && (
        <div className="kalem-invoice-toolbar__actions">
          <Button variant="quiet" icon={icons.download} onPress={onDownload}>
            {t('download')}
          </Button>
          <Button variant="quiet" icon={icons.sign} onPress={onSign}>
            {t('sign')}
          </Button>
        </div>
      )}
    </div>
  );
}
