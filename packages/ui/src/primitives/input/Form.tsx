import { createContext, type FormEvent, type ReactNode, type Ref, useContext, useState } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';

export interface FormProps {
  /**
   * Faults from the server or the domain. Each is shown at the field whose `name` is its path, until that field
   * changes.
   */
  faults?: readonly FormFault[];
  onSubmit: () => void;
  label?: string;
  formRef?: Ref<HTMLFormElement>;
  className?: string;
  children: ReactNode;
}

const noFaults: readonly FormFault[] = [];

/** A form. Enter submits, and faults are matched to fields by wire path. The browser's own validation is off. */
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

/** The form's fault for the field with this name, until the field changes. */
export function useFormFault(name: string | undefined): { message: string | undefined; dismiss: () => void } {
  const faults = useContext(FormFaultsContext);
  const [dismissed, setDismissed] = useState<typeof faults>();
  const message =
    dismissed === faults || name === undefined ? undefined : faults.find(({ path }) => path === name)?.message;
  return { message, dismiss: () => setDismissed(faults) };
}

/**
 * Focuses the field with this `name` (a wire path) and scrolls it into view. Falls back to the list's field when a list
 * entry has none. Returns false when there is no such field.
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

/** An error of one field. `path` is the wire path, which equals the `name` of the field. */
export interface FormFault {
  path: string;
  message: string;
}

/** Faults of the surrounding form, for fields that are no React Aria fields. */
const FormFaultsContext = createContext<readonly FormFault[]>([]);
