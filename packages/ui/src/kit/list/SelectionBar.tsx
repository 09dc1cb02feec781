import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { IconButton } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

export interface SelectionBarProps {
  label: string;
  /** How many, in words. */
  count: string;
  /** What they come to. */
  sum?: ReactNode;
  /** What of it is left out, in words. */
  note?: ReactNode;
  /** Offers to select what is not shown. */
  selectAll?: ReactNode;
  /** What can be done with them. */
  children: ReactNode;
  onClear: () => void;
}

/** How many are selected and what can be done with them: over the table's head, on narrow widgets at the lower edge. */
export function SelectionBar({ label, count, sum, note, selectAll, children, onClear }: SelectionBarProps) {
  const t = useMessages(messages);
  return (
    <div className="kalem-selection-bar kalem-list-selection" role="toolbar" aria-label={label}>
      <span className="kalem-list-selection__check">
        <Checkbox label={t('clearSelection')} isIndeterminate onChange={onClear} />
      </span>
      <span className="kalem-list-selection__count" role="status">
        <span className="kalem-num">{count}</span>
        {sum && <span className="kalem-selection-sum">{sum}</span>}
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
