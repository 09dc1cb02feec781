import { ConfirmDialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { typeMessages } from './messages';

interface ChangeTypeDialogProps {
  /** The title of the new type. */
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before the type changes, and tells what the change clears and keeps. */
export function ChangeTypeDialog({ title, onConfirm, onCancel }: ChangeTypeDialogProps) {
  const t = useMessages(typeMessages);
  return (
    <ConfirmDialog
      isOpen
      title={t('changeTypeTitle', { type: title })}
      confirmLabel={t('changeType')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('changeTypeText')}
    </ConfirmDialog>
  );
}
