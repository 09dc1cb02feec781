import { type Atom, useAtomValue } from 'jotai';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import type { DraftHeader } from './useOpenedInvoice';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { faultTexts } from '../../fields/faultTexts';
import { type Translate, useMessages } from '../../provider/messages';
import type { FieldFault } from './FaultState';
import { type MessageKey, messages } from './messages';

export const FormContext = createContext<InvoiceFormStore | null>(null);

/** The store of the form around. */
export function useForm(): InvoiceFormStore {
  const form = useContext(FormContext);
  if (!form) throw new Error('This part belongs inside <InvoiceForm>.');
  return form;
}

/** The value of an atom of the form around. */
export function useFormValue<Value>(value: Atom<Value>): Awaited<Value> {
  return useAtomValue(value, { store: useForm().jotai });
}

/** One field of the header: its value, and how to change it. Other fields do not draw the caller again. */
export function useHeaderField<Name extends keyof DraftHeader>(
  name: Name,
): readonly [DraftHeader[Name], (value: DraftHeader[Name]) => void] {
  const form = useForm();
  const field = useMemo(() => atom((get) => get(form.header)[name]), [form, name]);
  const value = useAtomValue(field, { store: form.jotai });
  const change = useMemo(() => (next: DraftHeader[Name]) => form.editHeader({ [name]: next }), [form, name]);
  return [value, change];
}

/** What is shown at a field of the header: the words of an error, or those of a warning, which stops nothing. */
export function useFieldFault(field: string): {
  readonly error: string | undefined;
  readonly warning: string | undefined;
} {
  const faultText = useFaultText();
  const form = useForm();
  const fault = useFormValue(useMemo(() => atom((get) => get(form.faults.ofHeader).get(field)), [form, field]));
  return {
    error: fault?.severity === 'error' ? faultText(fault) : undefined,
    warning: fault?.severity === 'warning' ? faultText(fault) : undefined,
  };
}

/** The words of a fault. */
export function useFaultText(): (fault: FieldFault) => string {
  const t = useMessages(faultTexts);
  return useCallback(({ says }) => ('text' in says ? says.text : t(says.code, says.params)), [t]);
}

/** The label of a field, by its wire name. */
export function fieldTitle(field: string, t: Translate<MessageKey>): string {
  const name = field.replace(/[[.].*$/, '');
  return isKey(name) ? t(name) : name;
}

function isKey(name: string): name is MessageKey {
  return name in messages.texts.tr;
}
