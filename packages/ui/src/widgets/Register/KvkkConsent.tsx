import { useId } from 'react';
import { Checkbox } from '../../primitives/Checkbox';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** The consent box; its link stands beside the box, because a link inside of a label could not be pressed alone. */
export function KvkkConsent({
  href,
  isGiven,
  onChange,
  error,
}: {
  href: string;
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  error: string | undefined;
}) {
  const t = useMessages(messages);
  const box = useId();
  const message = useId();
  return (
    <div className="kalem-register__consent">
      <Checkbox
        id={box}
        name="kvkk"
        label={`${t('kvkkNotice')}${t('kvkkRest')}`}
        isSelected={isGiven}
        onChange={onChange}
        isInvalid={error !== undefined}
        describedBy={error ? message : undefined}
      />
      <span>
        <a className="kalem-link" href={href} target="_blank" rel="noreferrer">
          {t('kvkkNotice')}
        </a>
        <label htmlFor={box}>{t('kvkkRest')}</label>
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
