import { useRef, useState, type RefObject } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Fault } from '@kalem/domain';
import { ApiError, newIdempotencyKey } from '@kalem/sdk';
import { focusField, type FormFault } from '../primitives/input/Form';
import { isOutcomeOpen, isPassing, languageOf } from '../provider/failures';
import { useMessages } from '../provider/messages';
import { useKalem } from '../provider/useKalem';
import { messages } from '../primitives/messages';
import type { Consent } from './defineWidget';
import { faultOfDomain, faultOfServer, type FieldFault } from './fieldFault';
import { useFaultText } from './faults';

type Name<Values> = keyof Values & string;

export interface FormOptions<Values, Answer> {
  /** The name of the action: the `kind` of its failures in `onError`. */
  kind: string;
  /** The initial values. */
  initial: Values;
  /** The validation rule, a function of the domain. Without it all values are valid. */
  validate?: (values: Values) => readonly Fault[];
  /** Fields marked as required. */
  required?: readonly Name<Values>[];
  /**
   * Sends the values and handles the answer. `key` is the Idempotency-Key of this submission: the same for a retry
   * after a lost answer, a new one after a refusal or a change.
   */
  submit: (values: Values, attempt: { key: string }) => Promise<Answer>;
  /** Asks the host before sending: `false` or a text stops it (EMB-05). */
  consent?: ((values: Values) => Consent) | undefined;
  /** The field of a refusal without a path, for example by its code: `byCode`. */
  blame?: (error: unknown) => { field: Name<Values>; text: string } | undefined;
}

/** Props of a field: `<TextField label={…} {...form.field('email')} />`. */
export interface FormField<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
  isRequired: boolean | undefined;
}

export interface Form<Values, Answer> {
  /** The current values. */
  values: Values;
  /** The props of a field by its name: value, error and `onChange`. */
  field: <Field extends Name<Values>>(name: Field) => FormField<Values[Field]>;
  /** The error below a field, for fields that are not a single value. */
  errorOf: (name: Name<Values>) => string | undefined;
  /** Changes one field and removes the server's fault of it. */
  set: <Field extends Name<Values>>(name: Field, value: Values[Field]) => void;
  /** Sets several fields at once, without user input. */
  fill: (values: Partial<Values>) => void;
  /** All shown faults, for a summary. */
  faults: readonly FormFault[];
  /**
   * Validates, focuses the first error, and sends once. Returns undefined if nothing was sent or the server refused.
   */
  submit: () => Promise<Answer | undefined>;
  /** True while `submit` waits for the server. */
  isPending: boolean;
  /** The text of the last refusal if no field shows it. */
  refusal: string | undefined;
  /** The language of `refusal` if it differs from the provider's: messages of the portal or of a bank. */
  refusalLang: string | undefined;
  /** For `<Form formRef>`. */
  formRef: RefObject<HTMLFormElement | null>;
}

/** A form whose owner also sends and fills values that were not typed. */
export interface OwnedForm<Values, Answer> extends Form<Values, Answer> {
  /** Like `submit`, with these values. */
  submitValues: (values: Values) => Promise<Answer | undefined>;
  /** `fill` with a function of the current values. */
  fillFrom: (change: (values: Values) => Partial<Values>) => void;
}

const none: readonly FieldFault[] = [];
const noRule = (): readonly Fault[] => [];

/**
 * A form: values, validation, sending once. Errors appear after the first submit and then follow the typing until the
 * form is sent. Filling it resets them.
 *
 * @example const form = useForm({ kind: 'saveNote', initial: { aciklama: '' }, validate: validateExplanation, submit:
 * save });
 */
export function useForm<Values extends object, Answer>(options: FormOptions<Values, Answer>): Form<Values, Answer> {
  const { submitValues: _submitValues, fillFrom: _fillFrom, ...form } = useOwnedForm(options);
  return form;
}

/** Like `useForm`. */
export function useOwnedForm<Values extends object, Answer>(
  options: FormOptions<Values, Answer>,
): OwnedForm<Values, Answer> {
  const { initial, validate = noRule, required, submit, consent, blame, kind } = options;
  const { explain, queries, report } = useKalem();
  const faultText = useFaultText();
  const t = useMessages(messages);
  const [values, setValues] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState(none);
  const [refusal, setRefusal] = useState<{ text: string; lang: string | undefined }>();
  const formRef = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const keys = useKeys();
  const { mutateAsync, isPending } = useMutation(
    { mutationFn: (sent: Values) => submit(sent, { key: keys.of(sent) }), meta: { kind, report } },
    queries,
  );

  const errorsOf = (checked: Values) =>
    validate(checked)
      .filter(({ severity }) => severity === 'error')
      .map(faultOfDomain);
  const errors = errorsOf(values);
  const shown = isChecked ? [...errors, ...refused] : refused;
  const errorOf = (name: string) => {
    const fault = shown.find(({ field }) => field === name);
    return fault && faultText(fault);
  };
  const leadTo = ([first]: readonly FieldFault[]) => {
    if (first && formRef.current) focusField(formRef.current, first.field);
  };

  const refuse = (error: unknown) => {
    keys.end(error);
    const blamed = blame?.(error);
    const faults =
      error instanceof ApiError ? error.faults.filter(({ path }) => path in values).map(faultOfServer) : [];
    const named = blamed ? [{ field: blamed.field, severity: 'error', says: { text: blamed.text } } as const] : faults;
    setRefused(named);
    leadTo(named);
    const text = explain(error);
    if (named.length === 0 && text)
      setRefusal({ text: isPassing(error) ? `${text} ${t('typedKept')}` : text, lang: languageOf(error) });
  };

  /** The answer of the host. If its callback throws, nothing is sent. */
  const isWanted = async (sent: Values): Promise<boolean> => {
    if (!consent) return true;
    setAsking(true);
    try {
      const answer = await consent(sent);
      if (typeof answer === 'string') setRefusal({ text: answer, lang: undefined });
      return answer !== false && typeof answer !== 'string';
    } catch (error) {
      reportError(error);
      refuse(error);
      return false;
    } finally {
      setAsking(false);
    }
  };

  const set: Form<Values, Answer>['set'] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => (before.length > 0 ? before.filter(({ field }) => field !== name) : before));
  };

  const submitValues = async (sent: Values) => {
    if (isRunning.current) return undefined;
    const wrong = sent === values ? errors : errorsOf(sent);
    setChecked(true);
    leadTo(wrong);
    if (wrong.length > 0) return undefined;
    isRunning.current = true;
    setRefused(none);
    setRefusal(undefined);
    try {
      if (!(await isWanted(sent))) return undefined;
      const answer = await mutateAsync(sent);
      keys.end(undefined);
      setChecked(false);
      return answer;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errorOf(name),
      isRequired: required?.includes(name) || undefined,
    }),
    errorOf,
    set,
    fill: (some) => setValues((before) => ({ ...before, ...some })),
    fillFrom: (change) => setValues((before) => ({ ...before, ...change(before) })),
    faults: shown.map((fault) => ({ path: fault.field, message: faultText(fault) })),
    submit: () => submitValues(values),
    submitValues,
    isPending: isPending || isAsking,
    refusal: refusal?.text,
    refusalLang: refusal?.lang,
    formRef,
  };
}

/**
 * Maps the codes of refusals to fields.
 *
 * @example useForm({ …, blame: byCode({ WRONG_CURRENT_PASSWORD: 'password' }) })
 */
export function byCode<Field extends string>(fields: Readonly<Record<string, Field>>) {
  return (error: unknown): { field: Field; text: string } | undefined => {
    const field = error instanceof ApiError ? fields[error.code] : undefined;
    return error instanceof ApiError && field !== undefined ? { field, text: error.message } : undefined;
  };
}

/** Keeps one Idempotency-Key per content until its outcome is known. */
function useKeys() {
  const current = useRef<{ content: string; key: string }>(undefined);
  return {
    of(values: object): string {
      const content = JSON.stringify(values);
      if (current.current?.content !== content) current.current = { content, key: newIdempotencyKey() };
      return current.current.key;
    },
    end(error: unknown): void {
      if (error === undefined || !isOutcomeOpen(error)) current.current = undefined;
    },
  };
}
