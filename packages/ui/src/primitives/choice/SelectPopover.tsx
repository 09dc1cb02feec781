import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { ListPopover } from '../overlay/ListPopover';
import type { SelectOption } from './options';

export interface SelectPopoverProps {
  label: string;
  /** The button. The list is at least as wide. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly SelectOption[];
  value: string | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The open list of a `Select`. */
export function SelectPopover({ label, anchor, options, value, onChoose, onClose }: SelectPopoverProps) {
  return (
    <ListPopover label={label} anchor={anchor} placement="bottom start" itemRole="option" onClose={onClose}>
      <ListBox
        aria-label={label}
        className="kalem-listbox"
        autoFocus
        shouldFocusWrap
        shouldFocusOnHover
        selectionMode="single"
        selectedKeys={value === undefined ? [] : [value]}
        // Choosing the selected option again deselects it in React Aria. Falling back to `value` keeps it and closes
        // the list.
        onSelectionChange={(keys) => onChoose(String([...keys][0] ?? value))}
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.id}
            id={option.id}
            textValue={option.label}
            isDisabled={option.isDisabled}
            className="kalem-option"
          >
            <span className="kalem-option__label">{option.label}</span>
            {option.end && <span className="kalem-option__end">{option.end}</span>}
            {option.id === value && <Icon icon={icons.check} size="sm" />}
          </ListBoxItem>
        ))}
      </ListBox>
    </ListPopover>
  );
}
