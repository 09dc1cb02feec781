import { type ReactNode, useContext } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/TextField';
import { useMessages } from '../../provider/messages';
import { messages } from '../messages';
import { Icon } from '../Icon';
import * as icons from '../icons';

/** What every labelled field takes. */
export interface FieldProps {
  label: string;
  /** The label is only read out; for fields whose place explains them. */
  isLabelHidden?: boolean;
  /** The wire path ('malHizmetler[0].kdvOrani'): faults of a `<Form faults>` find the field by it. */
  name?: string;
  /** Help below the field; an error takes its place. */
  description?: ReactNode;
  /** Good news below the field. */
  success?: string;
  /** A warning in words; it stops nothing, and an error takes its place. */
  warning?: string;
  /** An error of its own, in words; faults of the form are shown without it. */
  error?: string;
  /** Marked in the label; required is the default and is not marked. */
  isOptional?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

/** The label above a field of React Aria. */
export function FieldLabel({
  label,
  isHidden,
  isOptional,
}: {
  label: string;
  isHidden?: boolean;
  isOptional?: boolean;
}) {
  const t = useMessages(messages);
  return (
    <Label className={isHidden ? 'kalem-hidden' : 'kalem-label'}>
      {label}
      {isOptional && <span className="kalem-label__optional">{t('optional')}</span>}
    </Label>
  );
}

/**
 * The line below a field of React Aria, which its `aria-describedby` names: React Aria itself finds what describes a
 * field in the document alone, not in a shadow root.
 */
export function FieldMessage({ error, ...props }: MessageHelp & ErrorProps) {
  const fault = useContext(FieldErrorContext);
  return (
    <StaticMessage {...props} error={fault?.isInvalid ? (error ?? fault.validationErrors.join(' ')) : undefined} />
  );
}

/**
 * The line below a field: help, good news or the error. Its place is always kept, so nothing moves when an error comes.
 */
export function StaticMessage({ id, error, errorLang, ...help }: MessageHelp & ErrorProps) {
  return (
    <div className="kalem-message" id={id}>
      {error && (
        <span className="kalem-message__error">
          <Icon icon={icons.error} size="xs" />
          <span lang={errorLang}>{error}</span>
        </span>
      )}
      {saidBy(help) && (
        <span className={`kalem-message__${toneOf(help)}`}>
          <HelpText {...help} />
        </span>
      )}
    </div>
  );
}

interface ErrorProps {
  id: string;
  error?: string;
  /** The language of `error`, where it is another than the field's. */
  errorLang?: string | undefined;
}

/** What the message line says while nothing is wrong; of several the first one. */
interface MessageHelp {
  warning?: string;
  success?: string;
  description?: ReactNode;
}

function saidBy({ warning, success, description }: MessageHelp): ReactNode {
  return warning ?? success ?? description;
}

function toneOf({ warning, success }: MessageHelp): 'warning' | 'success' | 'help' {
  if (warning) return 'warning';
  return success ? 'success' : 'help';
}

const marks = { warning: icons.alert, success: icons.ok, help: undefined };

function HelpText(help: MessageHelp) {
  const mark = marks[toneOf(help)];
  return (
    <>
      {mark && <Icon icon={mark} size="xs" />}
      <span>{saidBy(help)}</span>
    </>
  );
}
