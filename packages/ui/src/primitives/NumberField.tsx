import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';
import { Icon } from './Icon';
import * as icons from './icons';
import { NumberInput, type NumberInputProps } from './NumberInput';

export interface NumberFieldProps
  extends FieldProps, Omit<NumberInputProps, 'isDisabled' | 'isReadOnly' | 'label' | 'isInvalid'> {
  /** Unit or currency after the number. */
  affix?: ReactNode;
  /** A button at the end, inside the outline. */
  end?: ReactNode;
}

/** A decimal under a label, typed as people write it and handed over as the wire's decimal string. */
export function NumberField({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  error,
  affix,
  end,
  name,
  isRequired,
  isDisabled,
  isReadOnly,
  autoFocus,
  ...number
}: NumberFieldProps) {
  return (
    <AriaTextField
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
      value={number.value}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className="kalem-field"
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        {isReadOnly && <Icon icon={icons.lock} size="sm" />}
        <NumberInput {...number} />
        {affix && <span className="kalem-affix">{affix}</span>}
        {end}
      </div>
      <FieldMessage description={description} success={success} error={error} />
    </AriaTextField>
  );
}
