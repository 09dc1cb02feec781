import { useId } from 'react';
import { Checkbox } from '../primitives/choice/Checkbox';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import type { FormField } from './useForm';

interface ConsentFieldProps extends FormField<boolean> {
  /** The name of the document, shown as its link. */
  document: string;
  href: string;
  /** The text after the link. */
  rest: string;
}

/** A consent checkbox. Its link is outside the label: a click on a link inside would toggle the box. */
export function ConsentField({ document, href, rest, value, onChange, error, name }: ConsentFieldProps) {
  const box = useId();
  const message = useId();
  return (
    <div className="kalem-consent">
      <Checkbox
        id={box}
        name={name}
        label={`${document}${rest}`}
        isSelected={value}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={error ? message : undefined}
      />
      <span>
        <a className="kalem-link" href={href} target="_blank" rel="noreferrer">
          {document}
        </a>
        <label htmlFor={box}>{rest}</label>
      </span>
      <div id={message} className="kalem-message">
        {error && (
          <span className="kalem-message__error">
            <Icon icon={icons.error} size="xs" />
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  );
}
