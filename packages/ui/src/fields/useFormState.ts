import { useRef, useState } from 'react';
import type { Fault } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useMessages } from '../provider/messages';
import { focusField } from '../primitives/focusField';
import { faultTexts } from './faultTexts';

interface WrongField {
  path: string;
  message: string;
}

/** What a form of some fields holds: what was typed and what is wrong with it. */
export interface FormState<Values> {
  values: Values;
  /** Changes one field; what the server said of it is forgotten. */
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Fills several fields at once, without anybody having typed. */
  fill: (values: Partial<Values>) => void;
  /** The error below a field, in words. */
  errorOf: (field: keyof Values & string) => string | undefined;
  /** Checks everything and leads to the first error; true when nothing is wrong. From then on errors follow the typing. */
  check: () => boolean;
  /** Takes the faults of a refused call to their fields and leads to the first. False when it named no field of this form. */
  refuse: (error: unknown) => boolean;
  /** Puts the words of a refusal to one field and leads there. */
  blame: (field: keyof Values & string, message: string) => void;
  /** For the `<Form>`. */
  formRef: React.RefObject<HTMLFormElement | null>;
}

/** State of a form whose rule is one function of the domain; errors appear when somebody tries to send it, not while typing. */
export function useFormState<Values extends object>(
  initial: Values,
  validate: (values: Values) => readonly Fault[],
): FormState<Values> {
  const t = useMessages(faultTexts);
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<readonly WrongField[]>([]);
  const formRef = useRef<HTMLFormElement>(null);

  const errors = validate(values).filter(({ severity }) => severity === 'error');
  const shown = isChecked
    ? errors.map(({ path, code, params }): WrongField => ({ path, message: t(code, params) }))
    : [];
  const leadTo = ([first]: readonly { path: string }[]) => {
    if (first && formRef.current) focusField(formRef.current, first.path);
  };

  return {
    values,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused((before) => before.filter(({ path }) => path !== field));
    },
    fill: (some) => setValues((before) => ({ ...before, ...some })),
    errorOf: (field) => [...shown, ...refused].find(({ path }) => path === field)?.message,
    check() {
      setChecked(true);
      leadTo(errors);
      return errors.length === 0;
    },
    refuse(error) {
      const named = error instanceof ApiError ? error.faults.filter(({ path }) => path in values) : [];
      setRefused(named);
      leadTo(named);
      return named.length > 0;
    },
    blame(field, message) {
      setRefused([{ path: field, message }]);
      leadTo([{ path: field }]);
    },
    formRef,
  };
}
