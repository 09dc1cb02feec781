import { ApiError } from '@kalem/sdk';
import { isPassing, languageOf } from '../../provider/failures';

/** Why a save failed. Each kind has its own message or actions in the form. */
export type SaveProblem =
  /** The portal refused the form's contents of `revision`. The invoice is stored and can be corrected. */
  | { readonly kind: 'refused'; readonly text: string; readonly lang: string | undefined; readonly revision: number }
  /** Another user has changed the invoice since it was opened. */
  | { readonly kind: 'changed'; readonly text: string }
  /** The invoice waits for its signing code. The code would not cover a change. */
  | { readonly kind: 'underSignature'; readonly text: string }
  /** The invoice can no longer be changed, or no longer exists. The draft can become a new invoice. */
  | { readonly kind: 'closed'; readonly text: string }
  /** No usable answer of the server: it is unknown whether the invoice was saved. The draft is kept. */
  | { readonly kind: 'connection'; readonly text: string }
  /** The validators could not be loaded, so nothing was sent. */
  | { readonly kind: 'checksGone'; readonly text?: undefined }
  /** The user was still typing when the validators had loaded, so nothing was sent. */
  | { readonly kind: 'edited'; readonly text?: undefined }
  /** The host refused the save, with its reason. */
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** Maps an error to its kind. `revision` is the revision that was sent. */
export function describeProblem(error: unknown, text: string, revision: number): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'other', text };
  if (error.code === 'PORTAL_REFUSED') return { kind: 'refused', text, lang: languageOf(error), revision };
  if (error.code === 'INVOICE_UNDER_SIGNATURE') return { kind: 'underSignature', text };
  if (error.status === 412) return { kind: 'changed', text };
  if (error.status === 404 || error.code === 'INVOICE_NOT_EDITABLE' || error.code === 'INVOICE_NOT_UNAPPROVED')
    return { kind: 'closed', text };
  return { kind: isPassing(error) ? 'connection' : 'other', text };
}
