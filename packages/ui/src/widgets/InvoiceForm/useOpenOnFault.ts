import { useState } from 'react';
import { useForm, useFormValue } from './FormContext';

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
