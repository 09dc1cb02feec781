import { Label } from 'react-aria-components/TextField';
import { useMessages } from '../provider/messages';
import { messages } from './messages';

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
