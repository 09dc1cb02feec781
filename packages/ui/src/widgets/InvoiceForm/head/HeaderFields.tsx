import { useState } from 'react';
import { TextField } from '../../../primitives/TextField';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useForm, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';
import { ComboBox } from '../../../primitives/ComboBox';
import type { FieldProps } from '../../../primitives/FieldProps';
import type { Option } from '../../../primitives/Option';

interface HeaderTextFieldProps {
  field: 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'adres' | 'il' | 'ilce' | 'irsaliyeNumarasi';
  span: number;
  maxLength: number;
  isOptional?: boolean;
}

/** One text of the header in its place of the grid. */
export function HeaderTextField({ field, span, maxLength, isOptional }: HeaderTextFieldProps) {
  const t = useMessages(messages);
  const form = useForm();
  const [value, setValue] = useHeaderField(field);
  const { error } = useFieldFault(field);
  return (
    <div data-span={span} data-narrow="12">
      <TextField
        name={field}
        label={t(field)}
        isOptional={isOptional}
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={setValue}
        onBlur={() => form.faults.touch(field)}
      />
    </div>
  );
}

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

/** A disclosure that opens by itself when a fault of one of its fields is shown. */
export function useOpenOnFault(fields: readonly string[]): {
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
} {
  const faults = useFormValue(useForm().faults.ofHeader);
  const [isExpanded, onExpandedChange] = useState(false);
  const hasFault = fields.some((field) => faults.get(field)?.severity === 'error');
  return { isExpanded: isExpanded || hasFault, onExpandedChange };
}

/** Joins the parts that say something. */
export function joinFilled(parts: readonly string[], glue: string): string {
  return parts.filter((part) => part !== '').join(glue);
}
