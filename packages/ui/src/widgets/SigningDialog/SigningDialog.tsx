'use client';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { components } from '@kalem/sdk';
import { useCompanyId } from '../../provider/useKalem';
import { useEmit } from '../../provider/useEmit';

const load = () => import('./OpenSigning');
const OpenSigning = lazy(async () => ({ default: (await load()).OpenSigning }));

export interface SigningDialogProps {
  /** The invoices to sign, 1 to 100; those of the opening count until it closes. */
  faturaIds: readonly string[];
  /** Each opening asks for one code by SMS. */
  isOpen: boolean;
  /** Default the provider's. */
  companyId?: string;
  /** Asked before each SMS; false sends none and closes the dialog as cancelled. */
  onBeforeSign?: (faturaIds: readonly string[]) => boolean | Promise<boolean>;
  onEvent?: (event: SigningDialogEvent) => void;
}

/**
 * Signs invoices at the portal with the code of an SMS, which counts for 120 seconds, and shows what became of each. The window
 * loads after what is on the page already.
 *
 * @example <SigningDialog faturaIds={selected} isOpen={isSigning} onEvent={(event) => event.type === 'signingClosed' && setSigning(false)} />
 */
export function SigningDialog({ faturaIds, isOpen, companyId, onBeforeSign, onEvent }: SigningDialogProps) {
  const company = useCompanyId(companyId);
  const emit = useEmit(onEvent);
  const [seen, setSeen] = useState({ isOpen: false, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + (isOpen ? 1 : 0) });
  useEffect(() => void load(), []);
  if (seen.openings === 0) return null;
  return (
    <Suspense>
      <OpenSigning
        key={seen.openings}
        faturaIds={faturaIds}
        isOpen={isOpen}
        companyId={company}
        onBeforeSign={onBeforeSign}
        emit={emit}
      />
    </Suspense>
  );
}

/** What the signing dialog tells its host. */
export type SigningDialogEvent =
  /** Every invoice is approved, as the server verified at the portal. */
  | { type: 'signed'; items: components['schemas']['SigningResult']['items'] }
  /** The portal approved only some, or none; the dialog stays and shows each. */
  | { type: 'partlySigned'; items: components['schemas']['SigningResult']['items'] }
  /** The dialog wants to close: given up, out of time, or done. Set `isOpen` to false. */
  | { type: 'signingClosed'; reason: 'cancelled' | 'expired' | 'signed' };
