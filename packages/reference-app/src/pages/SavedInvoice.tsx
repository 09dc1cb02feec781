import { Banner, Button, IconButton, icons } from '@kalem/ui/primitives';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../AppRoot';

/** What the form has saved on the way here: its id, and whether the portal has it. */
export interface SavedInvoice {
  id: string;
  isAtPortal: boolean;
}

/** Of the invoice that was just saved: what the list shall open, and the bar that offers what comes next (INV-37). */
export function useSavedInvoice(): { opens: { faturaId: string } | undefined; bar: React.ReactNode } {
  const { signing } = useApp();
  const navigate = useNavigate();
  const location = useLocation();
  const saved = readSaved(location.state);
  const [opens, setOpens] = useState<{ faturaId: string }>();
  if (!saved) return { opens, bar: null };

  const close = () => void navigate(location.search, { replace: true, state: null });
  const view = () => {
    setOpens({ faturaId: saved.id });
    close();
  };
  const sign = () => {
    signing.set([saved.id]);
    close();
  };
  const bar = (
    <Banner
      tone="success"
      actions={
        <>
          {saved.isAtPortal && (
            <>
              <Button size="sm" variant="primary" icon={icons.sign} onPress={sign}>
                İmzala
              </Button>
              <Button size="sm" icon={icons.eye} onPress={view}>
                Görüntüle
              </Button>
            </>
          )}
          <Button size="sm" icon={icons.filePlus} onPress={() => void navigate('/dashboard/yeni')}>
            Yeni fatura
          </Button>
          <IconButton label="Kapat" icon={icons.x} onPress={close} />
        </>
      }
    >
      Faturanız taslak olarak hazır. Sırada ne var?
    </Banner>
  );
  return { opens, bar };
}

/** `{ saved }` of the navigation state. */
function readSaved(state: unknown): SavedInvoice | undefined {
  if (typeof state !== 'object' || state === null || !('saved' in state)) return undefined;
  const { saved } = state;
  if (typeof saved !== 'object' || saved === null || !('id' in saved) || !('isAtPortal' in saved)) return undefined;
  return typeof saved.id === 'string' ? { id: saved.id, isAtPortal: saved.isAtPortal === true } : undefined;
}
