import { ApiError } from '@kalem/sdk';
import { isPassing, languageOf } from '../../provider/failures';

/** Why a save did not work, as far as the form does something about it. */
export type SaveProblem =
  /** The portal has refused it as the form had it at `revision`; the invoice is stored and can be corrected. */
  | { readonly kind: 'refused'; readonly text: string; readonly lang: string | undefined; readonly revision: number }
  /** Another user has changed it since it was opened. */
  | { readonly kind: 'changed'; readonly text: string }
  /** Its signing waits for the code, which would not sign what is changed now. */
  | { readonly kind: 'underSignature'; readonly text: string }
  /** It can no longer be changed, or is no longer there; it can still become a new invoice. */
  | { readonly kind: 'closed'; readonly text: string }
  /**
   * No answer of the server's, or one that is no answer: whether it was saved is unknown, and nothing of it is lost.
   */
  | { readonly kind: 'connection'; readonly text: string }
  /** The checks could not be loaded, so nothing was sent. */
  | { readonly kind: 'checksGone'; readonly text?: undefined }
  /** The user was still typing when the checks had loaded, so nothing was sent. */
  | { readonly kind: 'edited'; readonly text?: undefined }
  /** The host did not want it to be sent, and says why. */
  | { readonly kind: 'stopped'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** What the failed save of the form at `revision` means. */
export function describeProblem(error: unknown, text: string, revision: number): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'other', text };
  if (error.code === 'PORTAL_REFUSED') return { kind: 'refused', text, lang: languageOf(error), revision };
  if (error.code === 'INVOICE_UNDER_SIGNATURE') return { kind: 'underSignature', text };
  if (error.status === 412) return { kind: 'changed', text };
  if (error.status === 404 || error.code === 'INVOICE_NOT_EDITABLE' || error.code === 'INVOICE_NOT_UNAPPROVED')
    return { kind: 'closed', text };
  return { kind: isPassing(error) ? 'connection' : 'other', text };
}
