import { useId } from 'react';
import { useMessages } from '../../provider/messages';
import { type FieldProps, StaticMessage } from '../input/Field';
import { messages } from '../messages';
import { useFormFault } from '../input/Form';

export interface RadioGroupProps<Value extends string> extends Omit<
  FieldProps,
  'success' | 'warning' | 'autoFocus' | 'isReadOnly'
> {
  options: readonly { id: Value; label: string; isDisabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `segmented` joins two or three short options into one control. */
  variant?: 'radios' | 'segmented';
  /** Leaves out the message line and its space. */
  isBare?: boolean;
}

/** A choice of a few options. Native radios: arrow keys choose. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  isOptional,
  isRequired,
  name,
  description,
  error,
  options,
  value,
  onChange,
  variant = 'radios',
  isBare,
  isDisabled,
}: RadioGroupProps<Value>) {
  const t = useMessages(messages);
  const id = useId();
  const fault = useFormFault(name);
  const message = error ?? fault.message;
  return (
    <div
      className="kalem-field"
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}message`}
      aria-invalid={message ? true : undefined}
      aria-required={isRequired || undefined}
      data-invalid={message ? true : undefined}
      data-bare={isBare || undefined}
    >
      <span id={`${id}label`} className={isLabelHidden ? 'kalem-hidden' : 'kalem-label'}>
        {label}
        {isOptional && <span className="kalem-label__optional">{t('optional')}</span>}
      </span>
      <div className={variant === 'segmented' ? 'kalem-segmented' : 'kalem-choices'}>
        {options.map((option) => (
          <label
            key={option.id}
            className={variant === 'segmented' ? 'kalem-segment' : 'kalem-choice'}
            data-selected={option.id === value || undefined}
            data-disabled={isDisabled || option.isDisabled || undefined}
          >
            <input
              type="radio"
              className="kalem-choice__input"
              name={name ?? id}
              value={option.id}
              checked={option.id === value}
              disabled={isDisabled || option.isDisabled}
              onChange={() => {
                fault.dismiss();
                onChange(option.id);
              }}
            />
            {variant === 'radios' && <span className="kalem-box" data-round />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <StaticMessage id={`${id}message`} description={description} error={message} />
    </div>
  );
}
