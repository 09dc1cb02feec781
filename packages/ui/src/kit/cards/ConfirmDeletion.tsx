import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { Progress } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';

interface ConfirmDeletionProps {
  title: string;
  /** The names of the cards. */
  names: readonly string[];
  /** Number of deleted cards during deletion. */
  done: number | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Maximum number of names in the question. */
const MOST_NAMES = 3;

/** Confirms the deletion of cards (CUS-07, STK-09) and shows its progress. */
export function ConfirmDeletion({ title, names, done, onConfirm, onCancel }: ConfirmDeletionProps) {
  const t = useMessages(messages);
  const named = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  return (
    <ConfirmDialog
      title={title}
      isOpen
      confirmLabel={t('delete')}
      isPending={done !== undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{rest > 0 ? `${named} +${rest}` : named}</p>
      <p className="kalem-muted">{t('deleteHelp')}</p>
      {done !== undefined && names.length > 1 && (
        <div role="status">
          <Progress label={title} value={done} max={names.length} />
          <span className="kalem-num kalem-sm">{t('deleting', { done, total: names.length })}</span>
        </div>
      )}
    </ConfirmDialog>
  );
}
