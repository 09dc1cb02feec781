import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';

export interface TextAreaProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
}

/** Several lines of text under a label. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  error,
  placeholder,
  rows = 3,
  ...props
}: TextAreaProps) {
  return (
    <AriaTextField {...props} validationBehavior="aria" isInvalid={error ? true : undefined} className="kalem-field">
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        <AriaTextArea className="kalem-input" rows={rows} placeholder={placeholder} />
      </div>
      <FieldMessage description={description} success={success} error={error} />
    </AriaTextField>
  );
}
