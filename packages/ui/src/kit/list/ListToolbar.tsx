import { useRef, type ReactNode } from 'react';
import { Keys } from '../../primitives/Button';
import { RadioGroup, type RadioGroupProps } from '../../primitives/choice/RadioGroup';
import { SearchField } from '../../primitives/input/SearchField';
import { useKalem } from '../../provider/useKalem';
import { useShortcuts } from '../useShortcuts';
import type { ListQueryState } from './useListQuery';

interface ListToolbarProps {
  /** The label of the search field. */
  label: string;
  list: Pick<ListQueryState, 'typedSearch' | 'search' | 'searchNow'>;
  /** Further fields, for example a range. */
  children?: ReactNode;
}

/** The search field of a list, which the key `/` focuses, and its other fields. */
export function ListToolbar({ label, list, children }: ListToolbarProps) {
  const { shortcuts } = useKalem();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => field.current?.focus() });
  return (
    <div className="kalem-toolbar">
      <SearchField
        label={label}
        value={list.typedSearch}
        onChange={list.search}
        inputRef={field}
        onEnter={list.searchNow}
        hint={shortcuts && <Keys keys={['/']} />}
      />
      {children}
    </div>
  );
}

/** A filter of a list as segments, at the end of the toolbar. */
export function ListFilter<Id extends string>(
  props: Pick<RadioGroupProps<Id>, 'label' | 'options' | 'value' | 'onChange'>,
) {
  return (
    <div className="kalem-toolbar__filter">
      <RadioGroup {...props} isLabelHidden isBare variant="segmented" />
    </div>
  );
}
