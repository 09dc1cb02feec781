import { useMessages } from '../provider/messages';
import { messages } from './messages';

/** Something is under way and has no number; beside or instead of words. */
export function Spinner({ label }: { label?: string }) {
  const t = useMessages(messages);
  return <span className="kalem-spinner" role="progressbar" aria-label={label ?? t('pending')} />;
}
