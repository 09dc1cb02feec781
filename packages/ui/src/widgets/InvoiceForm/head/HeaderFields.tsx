import { type HeaderTextName, headerTexts } from '@kalem/domain';
import { useState } from 'react';
import { TextField } from '../../../primitives/input/TextField';
import { useMessages } from '../../../provider/messages';
import { useFieldFault, useInvoiceStore, useFormValue, useHeaderField } from '../FormContext';
import { messages } from '../messages';

/** The texts of the header that a user types. A day, and a text that is chosen or looked up, has its own field. */
type TypedText = Exclude<HeaderTextName, 'vknTckn' | 'vergiDairesi' | 'ulke' | 'irsaliyeTarihi'>;

interface HeaderTextFieldProps {
  field: TypedText;
  span: number;
  isOptional?: boolean;
}

/** One text field of the header in its grid cell. */
export function HeaderTextField({ field, span, isOptional }: HeaderTextFieldProps) {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const [value, setValue] = useHeaderField(field);
  const { error, warning } = useFieldFault(field);
  const doubt = useDoubt(field);
  return (
    <div data-span={span} data-narrow="12">
      <TextField
        name={field}
        label={t(field)}
        isOptional={isOptional}
        maxLength={headerTexts[field].maxLength}
        value={value}
        error={error}
        warning={warning ?? doubt}
        onChange={setValue}
        onBlur={() => form.faults.touch(field)}
      />
    </div>
  );
}

/** The warning at a recipient field that was typed for another number. */
export function useDoubt(field: string): string | undefined {
  const t = useMessages(messages);
  return useFormValue(useInvoiceStore().origin).doubtful.has(field) ? t('typedForAnother') : undefined;
}

/** State of a disclosure that opens by itself when one of its fields has an error or was typed for another number. */
export function useOpenOnFault(fields: readonly string[]): {
  readonly isExpanded: boolean;
  readonly onExpandedChange: (isExpanded: boolean) => void;
} {
  const form = useInvoiceStore();
  const faults = useFormValue(form.faults.ofHeader);
  const { doubtful } = useFormValue(form.origin);
  const [isExpanded, onExpandedChange] = useState(false);
  const hasFault = fields.some((field) => faults.get(field)?.severity === 'error' || doubtful.has(field));
  return { isExpanded: isExpanded || hasFault, onExpandedChange };
}
