import { useState } from 'react';
import { ComboBox } from '../../primitives/ComboBox';
import type { FieldProps } from '../../primitives/FieldProps';
import type { Option } from '../../primitives/Option';

export interface TitleFieldProps extends FieldProps {
  /** The title itself, as documents carry it; one that is on no list stays. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The list, fetched when the field is first used. */
  load: () => Promise<readonly Option[]>;
}

/** A title out of a long list. */
export function TitleField({ value, load, ...props }: TitleFieldProps) {
  const [options, setOptions] = useState<readonly Option[]>([]);
  const isListed = value === '' || options.some(({ id }) => id === value);
  return (
    <div onFocus={() => void load().then(setOptions)}>
      <ComboBox {...props} value={value} options={isListed ? options : [{ id: value, label: value }, ...options]} />
    </div>
  );
}
