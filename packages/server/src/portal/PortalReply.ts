/**
 * What came back from one HTTP call. `garbled` is anything but JSON: an HTML page, or an error status; `silent` is no answer at all:
 * refused, cut or timed out.
 */
export type PortalReply =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'garbled'; readonly status: number; readonly text: string }
  | { readonly kind: 'silent' };
