import type { components } from '@kalem/sdk';

/** What the signing dialog tells its host. */
export type SigningDialogEvent =
  /** Every invoice is approved, as the server verified at the portal. */
  | { type: 'signed'; items: components['schemas']['SigningResult']['items'] }
  /** The portal approved only some, or none; the dialog stays and shows each. */
  | { type: 'partlySigned'; items: components['schemas']['SigningResult']['items'] }
  /** The dialog wants to close: given up, out of time, or done. Set `isOpen` to false. */
  | { type: 'signingClosed'; reason: 'cancelled' | 'expired' | 'signed' };
