import { readTaxField } from '@kalem/domain';
import { useMessages } from '../../../provider/messages';
import { type MessageKey, messages } from '../messages';
import { type TypeMessageKey, typeMessages } from '../types/messages';

/** Returns a function that returns the label of a field for its wire name. */
export function useFieldTitle(): (field: string) => string {
  const t = useMessages(messages);
  const types = useMessages(typeMessages);
  return (field) => {
    const name = field.replace(/[[.].*$/, '');
    if (isKey(name)) return t(name);
    if (isTypeKey(name)) return types(name);
    const tax = readTaxField(name);
    return tax ? types('taxField', { code: tax.code }) : name;
  };
}

function isKey(name: string): name is MessageKey {
  return name in messages.texts.tr;
}

function isTypeKey(name: string): name is TypeMessageKey {
  return name in typeMessages.texts.tr;
}
