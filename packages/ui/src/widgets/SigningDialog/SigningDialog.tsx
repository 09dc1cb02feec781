'use client';
import { Suspense, useEffect, useState } from 'react';
import { type Consent, defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';

export { useSigning, type Signing, type SigningDialogEvent, type SigningOptions } from './useSigning';

const load = () => import('./OpenSigning');
const OpenSigning = lazyPart(async () => (await load()).OpenSigning);

interface SigningDialogViewProps extends ViewProps<'signing-dialog'> {
  /**
   * The invoices to sign; those of the opening count until it closes. One code signs 200 of them, the next one the
   * next.
   */
  faturaIds: readonly string[];
  /** Each opening asks for one code by SMS. */
  isOpen: boolean;
  /** Asked before each SMS: false sends none and closes the dialog as cancelled, a text is shown as the reason. */
  onBeforeSign?: ((faturaIds: readonly string[]) => Consent) | undefined;
}

export type SigningDialogProps = PropsOf<'signing-dialog', SigningDialogViewProps>;

/**
 * Signs invoices at the portal with the code of an SMS, which counts for 120 seconds, and shows what became of each.
 * The window loads after what is on the page already.
 *
 * @example <SigningDialog faturaIds={ids} isOpen onEvent={({ type }) => type === 'signingClosed' && close()} />
 */
export const SigningDialog = defineWidget('signing-dialog', SigningDialogView, { isOverlay: true });

function SigningDialogView({ emit, ...opening }: SigningDialogViewProps) {
  const { isOpen } = opening;
  const [seen, setSeen] = useState({ isOpen: false, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + (isOpen ? 1 : 0) });
  // Failing here says nothing yet: the window loads again when it opens.
  useEffect(() => void load().catch(() => undefined), []);
  if (seen.openings === 0) return null;
  return (
    <Suspense>
      <OpenSigning key={seen.openings} {...opening} onEvent={emit} />
    </Suspense>
  );
}
