import { useMemo, useRef, useState, type ReactNode } from 'react';
import { Button, ComboBox as AriaComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { foldTr, upperTr } from '@kalem/domain';
import { useMessages } from '../provider/useMessages';
import { FieldLabel } from './FieldLabel';
import { FieldMessage } from './FieldMessage';
import type { FieldProps } from './FieldProps';
import { Icon } from './Icon';
import * as icons from './icons';
import { messages } from './messages';
import type { Option } from './Option';
import { usePortal } from './usePortal';

export interface LoadedComboBoxProps extends FieldProps {
  options: readonly Option[];
  /** The chosen option's id, '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  isBare?: boolean;
  /** What is typed turns into Turkish capitals: 'istanbul' → 'İSTANBUL' (CMP-24). */
  isUpperCase?: boolean;
}

/** How many are shown at once: nobody reads further, and the list stays quick with a thousand tax offices. */
const most = 50;

/** One of a long list, found by typing any part of it; I, ı, İ and i are the same letter. `ComboBox` loads it. */
export function LoadedComboBox({ label, isLabelHidden, isOptional, description, success, error, options, value, onChange, placeholder, isBare, isUpperCase, ...props }: LoadedComboBoxProps) {
  const t = useMessages(messages);
  const portal = usePortal();
  const chosen = options.find((option) => option.id === value);
  const [typed, setTyped] = useState<string>();
  /** React Aria sets the text by itself too, to nothing when the chosen option is not among those found. */
  const isTyping = useRef(false);
  const cased = (text: string) => (isUpperCase ? upperTr(text) : text);
  const query = typed !== undefined && typed !== chosen?.label ? foldTr(typed) : '';
  const found = useMemo(() => search(options, query), [options, query]);
  return (
    <AriaComboBox
      {...props}
      items={found}
      selectedKey={value || null}
      onSelectionChange={(key) => {
        setTyped(undefined);
        // Leaving the field commits what is chosen already, as null when it is not among those found.
        if (typeof key === 'string' && key !== value) onChange(key);
      }}
      inputValue={typed ?? chosen?.label ?? ''}
      onInputChange={(text) => {
        setTyped(isTyping.current ? cased(text) : undefined);
        if (isTyping.current && text === '' && value) onChange('');
        isTyping.current = false;
      }}
      onBlur={() => {
        setTyped(undefined);
        props.onBlur?.();
      }}
      allowsEmptyCollection
      menuTrigger="focus"
      validationBehavior="aria"
      isInvalid={error ? true : undefined}
      className="kalem-field"
      data-bare={isBare || undefined}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className="kalem-control">
        <Icon icon={icons.search} />
        <Input className="kalem-input" placeholder={placeholder ?? t('choose')} onInput={() => (isTyping.current = true)} />
        <Button className="kalem-icon-button">
          <Icon icon={icons.upDown} size="sm" />
        </Button>
      </div>
      <FieldMessage description={description} success={success} error={error} />
      <Popover {...portal} className="kalem-popover kalem-listbox-popover" offset={4}>
        <ListBox<Option> className="kalem-listbox" renderEmptyState={() => <div className="kalem-option-hint">{t('noResult')}</div>}>
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="kalem-option">
              <span className="kalem-option__label">{marked(option.label, query)}</span>
              {option.end && <span className="kalem-option__end">{marked(option.end, query)}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

function search(options: readonly Option[], query: string): Option[] {
  if (!query) return options.slice(0, most);
  const found: Option[] = [];
  for (const option of options) {
    if (foldTr(`${option.label} ${option.end ?? ''}`).includes(query)) found.push(option);
    if (found.length === most) break;
  }
  return found;
}

/** Folding keeps the number of letters for Turkish text, so a place in the folded text is the place in the text. */
function marked(text: string, query: string): ReactNode {
  const folded = foldTr(text);
  const start = query ? folded.indexOf(query) : -1;
  if (start < 0 || folded.length !== text.length) return text;
  const end = start + query.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
