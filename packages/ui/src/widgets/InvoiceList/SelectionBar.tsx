import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/Checkbox';
import { IconButton } from '../../primitives/IconButton';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import type { ListedInvoice } from './ListedInvoice';
import { messages } from './messages';
import { SelectionSum } from './SelectionSum';

export interface SelectionBarProps {
  invoices: readonly ListedInvoice[];
  isDownloading: boolean;
  /** Offered when the range holds more than is shown. */
  onSelectAll?: () => void;
  isSelectingAll: boolean;
  onDownload: () => void;
  onSign: () => void;
  onClear: () => void;
}

/** How many are selected and what can be done with them: over the table's head, on narrow widgets at the lower edge. */
export function SelectionBar({
  invoices,
  isDownloading,
  onSelectAll,
  isSelectingAll,
  onDownload,
  onSign,
  onClear,
}: SelectionBarProps) {
  const t = useMessages(messages);
  return (
    <div className="kalem-selection-bar kalem-invoice-selection" role="toolbar" aria-label={t('selection')}>
      <span className="kalem-invoice-selection__check">
        <Checkbox label={t('clearSelection')} isIndeterminate onChange={onClear} />
      </span>
      <span className="kalem-invoice-selection__count" role="status">
        <span className="kalem-num">{t('selected', { n: invoices.length })}</span>
        <SelectionSum invoices={invoices} />
      </span>
      {onSelectAll && (
        <span className="kalem-invoice-selection__all">
          <Button variant="quiet" size="sm" isPending={isSelectingAll} onPress={onSelectAll}>
            {t('selectAll')}
          </Button>
        </span>
      )}
      <span className="kalem-invoice-selection__actions">
        <Button variant="quiet" size="sm" icon={icons.download} isPending={isDownloading} onPress={onDownload}>
          {t('download')}
        </Button>
        <Button variant="primary" size="sm" icon={icons.sign} onPress={onSign}>
          {t('sign')}
        </Button>
        <IconButton label={t('clearSelection')} icon={icons.x} size="sm" onPress={onClear} />
      </span>
    </div>
  );
}
