import { useMemo } from 'react';
import { atom } from 'jotai/vanilla';
import { useForm, useFormValue } from './FormContext';
import { useFaultText } from './useFaultText';

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
