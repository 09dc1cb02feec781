import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldLabel, FieldMessage, type FieldProps } from './Field';
import { Icon } from '../Icon';
import * as icons from '../icons';
import { useMessages } from '../../provider/messages';
import { IconButton } from '../Button';
import { messages } from '../messages';

export interface TextFieldProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** `code` and `number` use tabular figures. `number` is also aligned to the end. */
  kind?: 'text' | 'code' | 'number';
  placeholder?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** Path data of `icons.ts`, shown before the text. */
  icon?: string;
  /** Unit or currency after the text. */
  affix?: ReactNode;
  /** A button at the end, inside the outline. */
  end?: ReactNode;
  /** Leaves out the message line and its space; for fields in a bar. */
  isBare?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The outline without label and message. Popovers anchor to it. */
  controlRef?: Ref<HTMLDivElement>;
  onKeyDown?: (event: React.KeyboardEvent<HTMLInputElement>) => void;
  onPaste?: (event: React.ClipboardEvent<HTMLInputElement>) => void;
  id?: string;
}

/** A labelled single-line text field. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  warning,
  error,
  kind = 'text',
  placeholder,
  icon,
  affix,
  end,
  isBare,
  inputRef,
  controlRef,
  onKeyDown,
  onPaste,
  ...props
}: TextFieldProps) {
  const messageId = useId();
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      aria-describedby={messageId}
      isInvalid={error ? true : undefined}
      className="kalem-field"
      data-bare={isBare || undefined}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div ref={controlRef} className="kalem-control">
        {icon && <Icon icon={icon} />}
        <Input
          ref={inputRef}
          className="kalem-input"
          data-kind={kind}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {affix && <span className="kalem-affix">{affix}</span>}
        {end}
        {props.isReadOnly && <Icon icon={icons.lock} size="sm" />}
      </div>
      <FieldMessage id={messageId} description={description} success={success} warning={warning} error={error} />
    </AriaTextField>
  );
}

export interface TextAreaProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  rows?: number;
  maxLength?: number;
}

/** A labelled multi-line text field. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  description,
  success,
  warning,
  error,
  placeholder,
  rows = 3,
  ...props
}: TextAreaProps) {
  const messageId = useId();
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      aria-describedby={messageId}
      isInvalid={error ? true : undefined}
      className="kalem-field"
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        <AriaTextArea className="kalem-input" rows={rows} placeholder={placeholder} />
      </div>
      <FieldMessage id={messageId} description={description} success={success} warning={warning} error={error} />
    </AriaTextField>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `new-password` for choosing a password, `current-password` for entering an existing one. */
  autoComplete: 'new-password' | 'current-password' | 'off';
}

/** A password field with a button that reveals the text. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(messages);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? icons.eyeOff : icons.eye}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
