import { createContext, type FormEvent, type ReactNode, type Ref, useContext, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

export interface FormProps {
  /**
   * Faults from the server or the domain; each shows at the field whose `name` is its path, until that field is
   * changed.
   */
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

/** The fault that the surrounding form has for the field with this name, until the field is changed. */
export function useFormFault(name: string | undefined): { message: string | undefined; dismiss: () => void } {
  const faults = useContext(FormFaultsContext);
  const [dismissed, setDismissed] = useState<typeof faults>();
  const message =
    dismissed === faults || name === undefined ? undefined : faults.find(({ path }) => path === name)?.message;
  return { message, dismiss: () => setDismissed(faults) };
}

/**
 * Brings a field of a form into view and focus by its `name`, a wire path; an entry of a list without a field of its
 * own leads to the list's. False when there is no such field.
 */
export function focusField(form: ParentNode, path: string): boolean {
  const find = (name: string) => form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  const field = find(path) ?? find(path.replace(/\[\d+\]$/, ''));
  if (!field) return false;
  const target = field.closest('.kalem-field')?.querySelector<HTMLElement>('button.kalem-select') ?? field;
  target.focus();
  target.scrollIntoView({ block: 'center' });
  return true;
}

/** Something wrong with a form: `path` is the wire path, which is the `name` of the field. */
export interface FormFault {
  path: string;
  message: string;
}

/** The faults of the form around, for the fields that React Aria does not know. */
const FormFaultsContext = createContext<readonly FormFault[]>([]);
