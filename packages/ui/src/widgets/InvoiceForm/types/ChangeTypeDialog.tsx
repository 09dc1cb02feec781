import { ConfirmDialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { typeMessages } from './messages';

interface ChangeTypeDialogProps {
  /** What the type is called that the invoice is to get. */
  title: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what another type empties and what stays. */
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
