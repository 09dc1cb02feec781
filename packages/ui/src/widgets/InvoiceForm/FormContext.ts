import { type Atom, useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import type { DraftHeader } from '../../draft/FormDraft';
import type { InvoiceFormStore } from '../../draft/InvoiceFormStore';
import { useFaultText } from '../../kit/faults';

export const FormContext = createContext<InvoiceFormStore | null>(null);

/** The store of the surrounding form. */
export function useInvoiceStore(): InvoiceFormStore {
  const form = useContext(FormContext);
  if (!form) throw new Error('This part belongs inside <InvoiceForm>.');
  return form;
}

/** The value of an atom of the surrounding form. */
export function useFormValue<Value>(value: Atom<Value>): Awaited<Value> {
  return useAtomValue(value, { store: useInvoiceStore().jotai });
}

/** One header field: its value and its setter. A change of another field does not re-render the caller. */
export function useHeaderField<Name extends keyof DraftHeader>(
  name: Name,
): readonly [DraftHeader[Name], (value: DraftHeader[Name]) => void] {
  const form = useInvoiceStore();
  const field = useMemo(() => atom((get) => get(form.header)[name]), [form, name]);
  const value = useAtomValue(field, { store: form.jotai });
  const change = useMemo(() => (next: DraftHeader[Name]) => form.editHeader({ [name]: next }), [form, name]);
  return [value, change];
}

/** The shown fault of a header field: the text of its error, or of its warning, which does not prevent saving. */
export function useFieldFault(field: string): {
  readonly error: string | undefined;
  readonly warning: string | undefined;
} {
  const faultText = useFaultText();
  const form = useInvoiceStore();
  const fault = useFormValue(useMemo(() => atom((get) => get(form.faults.ofHeader).get(field)), [form, field]));
  return {
    error: fault?.severity === 'error' ? faultText(fault) : undefined,
    warning: fault?.severity === 'warning' ? faultText(fault) : undefined,
  };
}
