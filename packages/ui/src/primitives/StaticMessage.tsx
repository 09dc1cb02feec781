import { Icon } from './Icon';
import * as icons from './icons';

/** `FieldMessage` for the fields that React Aria does not know. */
export function StaticMessage({
  id,
  description,
  success,
  error,
}: {
  id: string;
  description?: string;
  success?: string;
  error?: string;
}) {
  return (
    <div className="kalem-message" id={id}>
      {error && (
        <span className="kalem-message__error">
          <Icon icon={icons.error} size="xs" />
          <span>{error}</span>
        </span>
      )}
      {!error && (success ?? description) && (
        <span className={success ? 'kalem-message__success' : 'kalem-message__help'}>
          {success && <Icon icon={icons.ok} size="xs" />}
          <span>{success ?? description}</span>
        </span>
      )}
    </div>
  );
}
