import { TextField } from '../../primitives/TextField';
import { useMessages } from '../../provider/messages';
import { useForm, useHeaderField } from './FormContext';
import { messages } from './messages';
import { useFieldFault } from './useFieldFault';

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
