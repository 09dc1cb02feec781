import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface CheckboxProps {
  /** Words beside the box; without them give `label`. */
  children?: ReactNode;
  /** The accessible name of a box without words. */
  label?: string;
  /** Id of the input, for a `<label htmlFor>` elsewhere. */
  id?: string;
  /** Id of what explains it or says what is wrong. */
  describedBy?: string;
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some but not all of what it stands for. */
  isIndeterminate?: boolean;
  isInvalid?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** A yes or no. */
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
