import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';
import type { DialogUser } from './usePermissions';

interface RemoveUserProps {
  companyId: string;
  user: DialogUser;
  onRemoved: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Confirms removing a user from the company, or withdrawing an invitation (USR-09). */
export function RemoveUser({ companyId, user, onRemoved, onClose }: RemoveUserProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const isInvited = user.invitedUntil !== null;
  const remove = useAction('removeCompanyUser', async () => {
    await client.DELETE('/company/user/{id}', { params: { path: { id: user.id }, query: { companyId } } });
    toast({ tone: 'success', text: t(isInvited ? 'withdrawn' : 'removed') });
    return true;
  });
  return (
    <ConfirmDialog
      title={t(isInvited ? 'withdrawTitle' : 'removeTitle')}
      isOpen
      confirmLabel={t(isInvited ? 'withdraw' : 'remove')}
      isPending={remove.isPending}
      onCancel={onClose}
      onConfirm={async () => {
        const isGone = await remove.run(undefined);
        onClose();
        if (isGone) await onRemoved(user.id);
      }}
    >
      <p>{t(isInvited ? 'withdrawText' : 'removeText', { name: user.name || user.email })}</p>
    </ConfirmDialog>
  );
}
