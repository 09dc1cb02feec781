import { useState } from 'react';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';

interface HeaderTextFieldProps {
  field: 'aliciUnvan' | 'aliciAdi' | 'aliciSoyadi' | 'adres' | 'il' | 'ilce' | 'irsaliyeNumarasi';
  span: number;
  maxLength: number;
  isOptional?: boolean;
}

/** One text of the header in its place of the grid. */
export function HeaderTextField({ field, span, maxLength, isOptional }: HeaderTextFieldProps) {
  const t = useMessages(messages);
  const form = useInvoiceStore();
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

/** A disclosure that opens by itself when a fault of one of its fields is shown. */
export function useOpenOnFault(fields: readonly string[]): {
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
} {
  const faults = useFormValue(useInvoiceStore().faults.ofHeader);
  const [isExpanded, onExpandedChange] = useState(false);
  const hasFault = fields.some((field) => faults.get(field)?.severity === 'error');
  return { isExpanded: isExpanded || hasFault, onExpandedChange };
}

/** Joins the parts that say something. */
export function joinFilled(parts: readonly string[], glue: string): string {
  return parts.filter((part) => part !== '').join(glue);
}
