import type { ReactNode, Ref } from 'react';
import { useMessages } from '../../provider/messages';
import { IconButton } from '../Button';
import { Spinner } from '../feedback/Progress';
import * as icons from '../icons';
import { messages } from '../messages';
import { TextField } from './TextField';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Shown at the end while the field is empty, usually `<Keys>`. */
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** True while a search is running. */
  isBusy?: boolean;
  /** Called on Enter, which skips the pause after typing. */
  onEnter?: () => void;
}

/** A search field that searches during typing. Esc clears it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  hint,
  inputRef,
  isBusy,
  onEnter,
}: SearchFieldProps) {
  const t = useMessages(messages);
  return (
    <div role="search">
      <TextField
        label={label}
        isLabelHidden
        isBare
        icon={icons.search}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        inputMode="search"
        autoComplete="off"
        inputRef={inputRef}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
          if (event.key !== 'Escape' || !value) return;
          event.stopPropagation();
          onChange('');
        }}
        affix={value ? isBusy && <Spinner label={t('searching')} /> : hint}
        end={value && <IconButton label={t('clear')} icon={icons.x} onPress={() => onChange('')} />}
      />
    </div>
  );
}
