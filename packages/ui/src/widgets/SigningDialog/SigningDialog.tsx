'use client';
import { Suspense, useEffect, useState } from 'react';
import { type Consent, defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';

export { useSigning, type Signing, type SigningDialogEvent, type SigningOptions } from './useSigning';

const load = () => import('./OpenSigning');
const OpenSigning = lazyPart(async () => (await load()).OpenSigning);

interface SigningDialogViewProps extends ViewProps<'signing-dialog'> {
  /**
   * The invoices to sign. Changes while the dialog is open are ignored. One code signs up to 200 invoices; further ones
   * need further codes.
   */
  faturaIds: readonly string[];
  /** Each opening requests one code by SMS. */
  isOpen: boolean;
  /** Called before each SMS. `false` sends none and closes the dialog as cancelled; a text is shown as the reason. */
  onBeforeSign?: ((faturaIds: readonly string[]) => Consent) | undefined;
}

export type SigningDialogProps = PropsOf<'signing-dialog', SigningDialogViewProps>;

/**
 * Signs invoices at the portal with a code from an SMS, which is valid for 120 seconds, and shows each result. The
 * dialog's code is loaded after the page.
 *
 * @example <SigningDialog faturaIds={ids} isOpen onEvent={({ type }) => type === 'signingClosed' && close()} />
 */
export const SigningDialog = defineWidget('signing-dialog', SigningDialogView, { isOverlay: true });

function SigningDialogView({ emit, ...opening }: SigningDialogViewProps) {
  const { isOpen } = opening;
  const [seen, setSeen] = useState({ isOpen: false, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + (isOpen ? 1 : 0) });
  // A failure of this preload is ignored: the dialog loads again when it opens.
  useEffect(() => void load().catch(() => undefined), []);
  if (seen.openings === 0) return null;
  return (
    <Suspense>
      <OpenSigning key={seen.openings} {...opening} onEvent={emit} />
    </Suspense>
  );
}
