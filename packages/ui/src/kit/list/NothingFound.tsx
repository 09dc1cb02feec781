import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

interface NothingFoundProps {
  title: string;
  /** What else could be looked for. */
  help: string;
  /** Empties the search. */
  onClear: () => void;
}

/** In the place of the rows when a search has found none: the way back to the list. */
export function NothingFound({ title, help, onClear }: NothingFoundProps) {
  const t = useMessages(messages);
  return (
    <EmptyState title={title} actions={<Button onPress={onClear}>{t('clearSearch')}</Button>}>
      {help}
    </EmptyState>
  );
}
