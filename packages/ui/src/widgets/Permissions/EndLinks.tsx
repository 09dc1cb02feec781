import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface EndLinksProps {
  companyId: string;
  onEnded: () => void;
  onClose: () => void;
}

/** Confirms revoking all signed links to the company's documents. */
export function EndLinks({ companyId, onEnded, onClose }: EndLinksProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const end = useAction('revokeDocumentLinks', async () => {
    await client.DELETE('/belge/link', { params: { query: { companyId } } });
    toast({ tone: 'success', text: t('linksEnded') });
    return true;
  });
  return (
    <ConfirmDialog
      title={t('endLinksTitle')}
      isOpen
      confirmLabel={t('endLinks')}
      isPending={end.isPending}
      onCancel={onClose}
      onConfirm={async () => {
        const areEnded = await end.run(undefined);
        onClose();
        if (areEnded) onEnded();
      }}
    >
      <p>{t('endLinksText')}</p>
    </ConfirmDialog>
  );
}
