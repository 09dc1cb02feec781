import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface CheckboxProps {
  /** Text beside the box. Without it, pass `label`. */
  children?: ReactNode;
  /** The accessible name of a box without text. */
  label?: string;
  /** Id of the input, for a `<label htmlFor>` elsewhere. */
  id?: string;
  /** Id of the element with its help or error. */
  describedBy?: string;
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** True when some but not all of the items that it represents are selected. */
  isIndeterminate?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** A checkbox. */
export function Checkbox({ children, label, describedBy, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      aria-label={label}
      aria-describedby={describedBy}
      validationBehavior="aria"
      className="kalem-choice"
    >
      <span className="kalem-box">
        <Icon icon={props.isIndeterminate ? icons.minus : icons.check} size="xs" />
      </span>
      {children && <span>{children}</span>}
    </AriaCheckbox>
  );
}
