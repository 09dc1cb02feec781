import { ListField } from '../../fields/ListField';
import { useMessages } from '../../provider/messages';
import { codeLists } from './codeLists';
import { messages } from './messages';
import type { StockFormOf } from './stockCalls';

interface CodeFieldProps {
  form: StockFormOf;
  name: keyof typeof codeLists;
  isRequired?: boolean;
  description?: string;
  onChosen?: (code: string) => void;
}

/** A code of an official list, found by its number or by any words of its title. */
export function CodeField({ form, name, isRequired, description, onChosen }: CodeFieldProps) {
  const t = useMessages(messages);
  const { value, onChange, error } = form.field(name);
  return (
    <ListField
      label={t(name)}
      name={name}
      isOptional={!isRequired}
      description={description}
      value={value}
      error={error}
      load={codeLists[name]}
      onChange={(code) => {
        onChange(code);
        onChosen?.(code);
      }}
    />
  );
}
