import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

interface SignOutEverywhereProps {
  /** The number of sessions; undefined if the list could not be read. */
  count: number | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms signing out all devices, including this one. */
export function SignOutEverywhere({ count, onConfirm, onClose }: SignOutEverywhereProps) {
  const t = useMessages(messages);
  return (
    <ConfirmDialog
      title={t('everywhereTitle')}
      isOpen
      cancelLabel={t('stay')}
      confirmLabel={t('signOut')}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    >
      <p>{count === undefined ? t('everywhereUnknown') : t('everywhereText', { n: count })}</p>
    </ConfirmDialog>
  );
}

const messages = defineMessages('accountSettings', {
  tr: {
    everywhereTitle: 'Tüm cihazlardan çıkış yap',
    everywhereUnknown:
      'Bu cihazdaki dahil tüm oturumlarınız kapanır. Kaydedilmemiş fatura taslağınız bu cihazda kalır.',
    everywhereText: 'Bu cihazdaki dahil {n} oturumun tümü kapanır. Kaydedilmemiş fatura taslağınız bu cihazda kalır.',
    stay: 'Vazgeç',
    signOut: 'Çıkış yap',
  },
  en: {
    everywhereTitle: 'Sign out on all devices',
    everywhereUnknown: 'All your sessions end, including this one. An unsaved draft stays on this device.',
    everywhereText: '{n} {n|session ends|sessions end}, including this one. An unsaved draft stays on this device.',
    stay: 'Cancel',
    signOut: 'Sign out',
  },
});
