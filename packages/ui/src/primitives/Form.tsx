import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import type { FormFault } from './FormFault';
import { FormFaultsContext } from './FormFaultsContext';

export interface FormProps {
  /** What the server or the domain found; each is shown at the field whose `name` is its path, until that field is changed. */
  faults?: readonly FormFault[];
  onSubmit: () => void;
  label?: string;
  formRef?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
}

const noFaults: readonly FormFault[] = [];

/** A form: Enter submits, faults find their fields by wire path. The browser's own validation stays out of it. */
export function Form({ faults = noFaults, onSubmit, label, formRef, className, children }: FormProps) {
  return (
    <AriaForm
      ref={formRef}
      className={className}
      aria-label={label}
      validationBehavior="aria"
      validationErrors={Object.fromEntries(faults.map(({ path, message }) => [path, message]))}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormFaultsContext.Provider value={faults}>{children}</FormFaultsContext.Provider>
    </AriaForm>
  );
}
