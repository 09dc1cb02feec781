import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

export interface NothingFoundProps {
  title: string;
  /** A hint for a different search. */
  help: string;
  /** The text of the button. Default: it clears the search. */
  label?: string;
  /** Clears the search and the filters. */
  onClear: () => void;
}

/** Replaces the rows of a search or filter without results, with a button back to the list. */
export function NothingFound({ title, help, label, onClear }: NothingFoundProps) {
  const t = useMessages(messages);
  return (
    <EmptyState title={title} actions={<Button onPress={onClear}>{label ?? t('clearSearch')}</Button>}>
      {help}
    </EmptyState>
  );
}
