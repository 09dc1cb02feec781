import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps, 'success' | 'autoFocus'> {
  options: readonly { id: Value; label: string; isDisabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `segmented` joins two or three short words in one control. */
  variant?: 'radios' | 'segmented';
  /** Neither message line nor its place. */
  isBare?: boolean;
}

/** One of a few. */
export function RadioGroup<Value extends string>({ label, isLabelHidden, isOptional, description, error, options, value, onChange, variant = 'radios', isBare, ...props }: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...props}
      value={value ?? null}
      onChange={(id) => {
        const option = options.find((one) => one.id === id);
        if (option) onChange(option.id);
      }}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className="kalem-field"
      data-bare={isBare || undefined}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={variant === 'segmented' ? 'kalem-segmented' : 'kalem-choices'}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={variant === 'segmented' ? 'kalem-segment' : 'kalem-choice'}>
            {variant === 'radios' && <span className="kalem-box" data-round />}
            <span>{option.label}</span>
          </Radio>
        ))}
      </div>
      <FieldMessage description={description} error={error} />
    </AriaRadioGroup>
  );
}
