import type { SentRequest } from '../../db/queries/sentRequest';

/**
 * What the portal's list shows of the document that a request is about, or of the request that is answered. `open`: it can go out;
 * `made`: there is a request on the document, or the request has this answer.
 */
export type Sighting<Row> =
  | { readonly kind: 'absent' | 'closed' }
  | { readonly kind: 'open'; readonly row: Row }
  | { readonly kind: 'made'; readonly islem: SentRequest['islem'] };
