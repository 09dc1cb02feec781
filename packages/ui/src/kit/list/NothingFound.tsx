import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

interface NothingFoundProps {
  title: string;
  /** A hint for a different search. */
  help: string;
  /** Clears the search. */
  onClear: () => void;
}

/** Replaces the rows of a search without results, with a button back to the list. */
export function NothingFound({ title, help, onClear }: NothingFoundProps) {
  const t = useMessages(messages);
  return (
    <EmptyState title={title} actions={<Button onPress={onClear}>{t('clearSearch')}</Button>}>
      {help}
    </EmptyState>
  );
}
