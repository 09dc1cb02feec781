import { FieldError, Text } from 'react-aria-components/TextField';
import { Icon } from './Icon';
import * as icons from './icons';

/** The line below a field: help, good news or the error. Its place is always kept, so nothing moves when an error comes. */
export function FieldMessage({
  description,
  success,
  error,
}: {
  description?: string;
  success?: string;
  error?: string;
}) {
  return (
    <div className="kalem-message">
      <FieldError className="kalem-message__error">
        {({ validationErrors }) => (
          <>
            <Icon icon={icons.error} size="xs" />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {(success ?? description) && (
        <Text slot="description" className={success ? 'kalem-message__success' : 'kalem-message__help'}>
          {success && <Icon icon={icons.ok} size="xs" />}
          <span>{success ?? description}</span>
        </Text>
      )}
    </div>
  );
}
