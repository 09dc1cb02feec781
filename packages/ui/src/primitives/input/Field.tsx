import { type ReactNode, useContext } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/TextField';
import { useMessages } from '../../provider/messages';
import { messages } from '../messages';
import { Icon } from '../Icon';
import * as icons from '../icons';

/** Props of every labelled field. */
export interface FieldProps {
  label: string;
  /** Hides the label visually. For fields whose position explains them. */
  isLabelHidden?: boolean;
  /** The wire path ('malHizmetler[0].kdvOrani'). A `<Form faults>` finds the field by it. */
  name?: string;
  /** Help below the field. An error replaces it. */
  description?: ReactNode;
  /** A success message below the field. */
  success?: string;
  /** A warning. It does not block submitting, and an error replaces it. */
  warning?: string;
  /** The field's own error. Faults of the form are shown without it. */
  error?: string;
  /** Marks the label as optional. Required fields have no mark. */
  isOptional?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

/** The label above a React Aria field. */
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
 * The line below a React Aria field, linked by the field's `aria-describedby`. React Aria finds descriptions only in
 * the document, not in a shadow root.
 */
export function FieldMessage({ error, ...props }: MessageHelp & ErrorProps) {
  const fault = useContext(FieldErrorContext);
  return (
    <StaticMessage {...props} error={fault?.isInvalid ? (error ?? fault.validationErrors.join(' ')) : undefined} />
  );
}

/** The line below a field: help, success or error. Its space is always kept, so that an error moves nothing. */
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
  /** The language of `error` when it differs from the field's. */
  errorLang?: string | undefined;
}

/** Texts for the message line while there is no error. The first one that is set is shown. */
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
