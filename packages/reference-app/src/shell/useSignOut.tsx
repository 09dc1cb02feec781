import { ConfirmDialog } from '@kalem/ui';
import { useState } from 'react';
import { signOut } from '../signOut';
import { useApp } from '../useApp';

/** 'Çıkış Yap' (SES-14): asks first when something is not saved. `question` is the dialog to render. */
export function useSignOut() {
  const app = useApp();
  const [isAsked, setAsked] = useState(false);
  const leave = () => {
    setAsked(false);
    void signOut(app);
  };
  return {
    ask: () => (app.dirty.get() ? setAsked(true) : leave()),
    question: (
      <ConfirmDialog
        title="Kaydedilmemiş değişiklikler var"
        isOpen={isAsked}
        confirmLabel="Çıkış Yap"
        cancelLabel="Kal"
        tone="primary"
        onConfirm={leave}
        onCancel={() => setAsked(false)}
      >
        Şimdi çıkarsanız fatura kaydedilmez; taslağınız bu cihazda kalır.
      </ConfirmDialog>
    ),
  };
}
