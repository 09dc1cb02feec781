import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../primitives/overlay/Dialog';
import { useMessages } from '../provider/messages';
import { defineMessages } from '../provider/texts';

const messages = defineMessages('leaving', {
  tr: {
    title: 'Değişiklikler kaydedilmedi',
    help: 'Yazdıklarınız silinecek.',
    leave: 'Kaydetmeden kapat',
    stay: 'Düzenlemeye dön',
  },
  en: {
    title: 'Your changes are not saved',
    help: 'What you typed will be lost.',
    leave: 'Close without saving',
    stay: 'Back to editing',
  },
});

/** Leaves a form. With unsaved changes the dialog `question`, rendered beside the form, asks first. */
export function useLeaving(isDirty: boolean, onLeave: () => void): { leave: () => void; question: ReactNode } {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (isDirty ? setAsking(true) : onLeave()),
    question: (
      <ConfirmDialog
        title={t('title')}
        isOpen={isAsking}
        confirmLabel={t('leave')}
        cancelLabel={t('stay')}
        onConfirm={() => {
          setAsking(false);
          onLeave();
        }}
        onCancel={() => setAsking(false)}
      >
        <p className="kalem-muted">{t('help')}</p>
      </ConfirmDialog>
    ),
  };
}
