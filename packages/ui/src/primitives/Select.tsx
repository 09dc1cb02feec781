import type { Ref } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useMessages } from '../provider/useMessages';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';
import { Icon } from './Icon';
import * as icons from './icons';
import { messages } from './messages';
import type { Option } from './Option';
import { usePortal } from './usePortal';

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly Option<Id>[];
  value: Id | undefined;
  onChange: (value: Id) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Neither message line nor its place. */
  isBare?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** One of a list that one can oversee (up to about thirty); for longer ones there is `ComboBox`. Typing a letter jumps. */
export function Select<Id extends string>({ label, isLabelHidden, isOptional, description, success, error, options, value, onChange, placeholder, isBare, buttonRef, isReadOnly, ...props }: SelectProps<Id>) {
  const t = useMessages(messages);
  const portal = usePortal();
  return (
    <AriaSelect
      {...props}
      isDisabled={props.isDisabled || isReadOnly}
      selectedKey={value ?? null}
      onSelectionChange={(key) => {
        const option = options.find((one) => one.id === key);
        if (option) onChange(option.id);
      }}
      placeholder={placeholder ?? t('choose')}
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className="kalem-field"
      data-bare={isBare || undefined}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <Button ref={buttonRef} className="kalem-control kalem-select">
        <SelectValue className="kalem-select__value">{({ defaultChildren, isPlaceholder, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}</SelectValue>
        <Icon icon={icons.upDown} size="sm" />
      </Button>
      <FieldMessage description={description} success={success} error={error} />
      <Popover {...portal} className="kalem-popover kalem-listbox-popover" offset={4}>
        <ListBox className="kalem-listbox" items={options}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="kalem-option">
              {({ isSelected }) => (
                <>
                  <span className="kalem-option__label">{option.label}</span>
                  {option.end && <span className="kalem-option__end">{option.end}</span>}
                  {isSelected && <Icon icon={icons.check} size="sm" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
