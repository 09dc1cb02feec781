import type { PortalDocument } from '../../ports/Portal';

/** What a server remembers of a company's download from one turn to the next. It may be lost at any time: then the portal is asked again. */
export interface Download {
  /** The run and the window of it that this tells of. */
  readonly place: string;
  /** What the portal listed in this window and nobody has dealt with; nothing before it was asked. */
  pending: readonly PortalDocument[] | undefined;
  /** ETTNs whose content need not be fetched again in this window. */
  readonly looked: Set<string>;
  /** So many windows of requests, which come after the invoices, are done. */
  requestWindows: number;
}
