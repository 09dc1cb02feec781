import { useId } from 'react';
import { Checkbox } from '../primitives/choice/Checkbox';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import type { FormField } from './useForm';

interface ConsentFieldProps extends FormField<boolean> {
  /** What is agreed to, and where it can be read. */
  document: string;
  href: string;
  /** The words after it. */
  rest: string;
}

/** A box of consent; its link stands beside the box, because a link inside of a label could not be pressed alone. */
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
