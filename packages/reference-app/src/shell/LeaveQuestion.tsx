import { ConfirmDialog } from '@kalem/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useApp } from '../useApp';
import { useValue } from '../useValue';

/** Asks before a screen with something unsaved is left; who is not signed in any more is let go, and comes back to the draft. */
export function LeaveQuestion() {
  const { dirty, client } = useApp();
  const isDirty = useValue(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.get() && client.session.isSignedIn() && currentLocation.key !== nextLocation.key,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  useEffect(() => () => dirty.set(false), [dirty]);

  return (
    <ConfirmDialog
      title="Kaydedilmemiş değişiklikler var"
      isOpen={blocker.state === 'blocked'}
      confirmLabel="Ayrıl"
      cancelLabel="Kal"
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      Şimdi ayrılırsanız fatura kaydedilmez; taslağınız bu cihazda kalır.
    </ConfirmDialog>
  );
}
