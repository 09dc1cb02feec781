/** What every labelled field takes. */
export interface FieldProps {
  label: string;
  /** The label is only read out; for fields whose place explains them. */
  isLabelHidden?: boolean;
  /** The wire path ('malHizmetler[0].kdvOrani'): faults of a `<Form faults>` find the field by it. */
  name?: string;
  /** Help below the field; an error takes its place. */
  description?: string;
  /** Good news below the field. */
  success?: string;
  /** An error of its own, in words; faults of the form are shown without it. */
  error?: string;
  /** Said in the label; required is the default and is not said. */
  isOptional?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}
