import { ListField } from '../../fields/ListField';
import { useMessages } from '../../provider/messages';
import { codeLists } from './codeLists';
import { messages } from './messages';
import type { StockCardForm } from './stockCalls';

interface CodeListFieldProps {
  form: StockCardForm;
  name: keyof typeof codeLists;
  isRequired?: boolean;
  description?: string;
  onChosen?: (code: string) => void;
}

/** A code of an official list, found by its number or by any words of its title. */
export function CodeListField({ form, name, isRequired, description, onChosen }: CodeListFieldProps) {
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
