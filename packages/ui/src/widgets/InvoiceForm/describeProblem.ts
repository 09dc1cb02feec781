import { ApiError } from '@kalem/sdk';

/** Why a save did not work, as far as the form does something about it. */
export type SaveProblem =
  /** The portal has said no; the invoice is stored and can be corrected. */
  | { readonly kind: 'refused'; readonly text: string }
  /** Somebody else has changed it since it was opened. */
  | { readonly kind: 'changed'; readonly text: string }
  /** It can no longer be changed, or is no longer there; it can still become a new invoice. */
  | { readonly kind: 'closed'; readonly text: string }
  /** No answer came: whether it was saved is unknown. */
  | { readonly kind: 'connection'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

/** What a failed save means. */
export function describeProblem(error: unknown, text: string): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'other', text };
  if (error.code === 'PORTAL_REFUSED') return { kind: 'refused', text };
  if (error.status === 412) return { kind: 'changed', text };
  if (error.status === 404 || error.code === 'INVOICE_NOT_EDITABLE' || error.code === 'INVOICE_NOT_UNAPPROVED')
    return { kind: 'closed', text };
  return { kind: error.status === 0 ? 'connection' : 'other', text };
}
