import { useEffect } from 'react';
import { useKalem } from '../provider/useKalem';
import { useStable } from '../provider/useStable';
import type { WidgetEvent } from '../provider/events';

/** Calls `onSigned` with the ids of the invoices that a signing in the same provider has approved. */
export function useSigned(onSigned: (faturaIds: readonly string[]) => void): void {
  const { hear } = useKalem();
  const heard = useStable((event: WidgetEvent) => {
    if (event.type !== 'signed' && event.type !== 'partlySigned') return;
    onSigned(event.items.filter(({ onayDurumu }) => onayDurumu === 'Onaylandi').map(({ id }) => id));
  });
  useEffect(() => hear(heard), [hear, heard]);
}
