import { useId } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { NumberFormatBase, usePatternFormat, type NumberFormatBaseProps } from 'react-number-format';
import { FieldLabel, FieldMessage, type FieldProps } from './Field';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface PatternFieldProps extends FieldProps {
  /** Only the digits; '' for none. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** The format, with a `#` for each digit: '#### #### #### ####'. */
  pattern: string;
  /** Extracts the digits of a typed or pasted text. Default: all digits. */
  digitsOf?: (text: string) => string;
  type?: 'text' | 'tel';
  autoComplete?: string;
  /** Default: the pattern with `_` for digits. */
  placeholder?: string;
  inputRef?: React.Ref<HTMLInputElement>;
}

/** Digits in groups. The caret stays at its digit, and deleting skips separators. */
export function PatternField({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  warning,
  error,
  value,
  onChange,
  onBlur,
  onFocus,
  pattern,
  digitsOf = onlyDigits,
  type = 'text',
  autoComplete = 'off',
  placeholder = pattern.replaceAll('#', '_'),
  inputRef,
  ...props
}: PatternFieldProps) {
  const messageId = useId();
  const { removeFormatting, ...input } = usePatternFormat<NumberFormatBaseProps>({
    format: pattern,
    mask: '_',
    value,
    valueIsNumericString: true,
    onValueChange: (next, { source }) => {
      if (source === 'event' && next.value !== value) onChange(next.value);
    },
  });
  const size = pattern.replace(/[^#]/g, '').length;
  return (
    <AriaTextField
      {...props}
      type={type}
      value={value}
      validationBehavior="aria"
      aria-describedby={messageId}
      isInvalid={error ? true : undefined}
      className="kalem-field"
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        <NumberFormatBase
          {...input}
          customInput={Input}
          getInputRef={inputRef}
          removeFormatting={(text, change) => {
            // Read the pasted text as a whole first. Otherwise the mask would take the country code for the first
            // digits.
            const whole = digitsOf(text);
            return whole.length === size ? whole : digitsOf(removeFormatting?.(text, change) ?? whole);
          }}
          type={type}
          className="kalem-input"
          data-kind="code"
          autoComplete={autoComplete}
          placeholder={placeholder}
          onFocus={onFocus}
          onBlur={onBlur}
        />
        {props.isReadOnly && <Icon icon={icons.lock} size="sm" />}
      </div>
      <FieldMessage id={messageId} description={description} success={success} warning={warning} error={error} />
    </AriaTextField>
  );
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
