import type { Ref } from 'react';
import type { DateRange } from '@kalem/domain';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { Keys } from '../../primitives/Keys';
import { SearchField } from '../../primitives/SearchField';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { RangeForm } from './RangeForm';

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
export function InvoiceToolbar({
  search,
  onSearch,
  searchRef,
  range,
  onRange,
  onQuery,
  hasActions,
  onDownload,
  onSign,
}: InvoiceToolbarProps) {
  const t = useMessages(messages);
  return (
    <div className="kalem-toolbar kalem-invoice-toolbar">
      <div className="kalem-invoice-toolbar__search">
        <SearchField
          label={t('search')}
          value={search}
          onChange={onSearch}
          inputRef={searchRef}
          hint={<Keys keys={['/']} />}
        />
      </div>
      <RangeForm range={range} onRange={onRange} onQuery={onQuery} />
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
