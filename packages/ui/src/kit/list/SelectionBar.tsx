import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { IconButton } from '../../primitives/Button';
import { useAnnounced } from '../../primitives/feedback/useAnnounced';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

export interface SelectionBarProps {
  label: string;
  /** The number of selected rows, as text. */
  count: string;
  /** The total of the selected rows. */
  sum?: ReactNode;
  /** Explains which selected rows are excluded. */
  note?: ReactNode;
  /** A button that selects the rows that are not shown. */
  selectAll?: ReactNode;
  /** The actions. */
  children: ReactNode;
  onClear: () => void;
}

/**
 * The number of selected rows and their actions. Covers the table's head, or sticks to the lower edge of narrow
 * widgets.
 */
export function SelectionBar({ label, count, sum, note, selectAll, children, onClear }: SelectionBarProps) {
  const t = useMessages(messages);
  const counted = useAnnounced<HTMLSpanElement>();
  return (
    <div className="kalem-selection-bar kalem-list-selection" role="toolbar" aria-label={label}>
      <span className="kalem-list-selection__check">
        <Checkbox label={t('clearSelection')} isIndeterminate onChange={onClear} />
      </span>
      <span ref={counted} className="kalem-list-selection__count">
        <span className="kalem-num">{count}</span> {sum && <span className="kalem-selection-sum">{sum}</span>}{' '}
        {note && <span className="kalem-list-selection__note">{note}</span>}
      </span>
      {selectAll && <span className="kalem-list-selection__all">{selectAll}</span>}
      <span className="kalem-list-selection__actions">
        {children}
        <IconButton label={t('clearSelection')} icon={icons.x} size="sm" onPress={onClear} />
      </span>
    </div>
  );
}
