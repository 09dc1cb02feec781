import { useContext, useState } from 'react';
import { FormFaultsContext } from './FormFaultsContext';

/** What the form around says of the field with this name, until the field is changed. */
export function useFormFault(name: string | undefined): { message: string | undefined; dismiss: () => void } {
  const faults = useContext(FormFaultsContext);
  const [dismissed, setDismissed] = useState<typeof faults>();
  const message =
    dismissed === faults || name === undefined ? undefined : faults.find(({ path }) => path === name)?.message;
  return { message, dismiss: () => setDismissed(faults) };
}
