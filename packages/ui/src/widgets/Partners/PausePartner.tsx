import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Partner } from './columns';
import { dialogMessages } from './dialogMessages';

interface PausePartnerProps {
  partner: Partner;
  onPaused: () => Promise<void>;
  onClose: () => void;
}

/** Confirms pausing a partner, which takes effect for its customers at once (PRT-01). */
export function PausePartner({ partner, onPaused, onClose }: PausePartnerProps) {
  const t = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const { id, ad, kaynaklar, dakikadaOturum } = partner;
  const pause = useAction('updatePartner', async () => {
    const body = { ad, kaynaklar, dakikadaOturum, durum: 'DURDURULDU' } as const;
    await client.PUT('/admin/partner/{id}', { params: { path: { id } }, body });
    toast({ tone: 'success', text: t('paused', { ad }) });
    return true;
  });
  return (
    <ConfirmDialog
      title={t('pauseTitle')}
      isOpen
      confirmLabel={t('pause')}
      isPending={pause.isPending}
      onCancel={onClose}
      onConfirm={async () => {
        const isPaused = await pause.run(undefined);
        onClose();
        if (isPaused) await onPaused();
      }}
    >
      <p>{t('pauseText', { ad })}</p>
    </ConfirmDialog>
  );
}
