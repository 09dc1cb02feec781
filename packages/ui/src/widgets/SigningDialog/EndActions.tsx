import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

interface EndActionsProps {
  /** What can still be done; undefined when nothing can. */
  againLabel: string | undefined;
  /** Going on is what was wanted: it takes the focus. After a result, closing does. */
  isAgainFirst: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** What can be done when no code is awaited any more. */
export function EndActions({ againLabel, isAgainFirst, onAgain, onClose }: EndActionsProps) {
  const t = useMessages(messages);
  return (
    <>
      <Button variant={againLabel ? 'secondary' : 'primary'} onPress={onClose} autoFocus={!againLabel || !isAgainFirst}>
        {t('close')}
      </Button>
      {againLabel && (
        <Button variant="primary" onPress={onAgain} autoFocus={isAgainFirst}>
          {againLabel}
        </Button>
      )}
    </>
  );
}
