import type { PortalSession } from '../../ports/Portal';
import type { Ports } from '../../Ports';

/** A turn at the portal with the drafts of one company. */
export interface DraftTurn {
  readonly ports: Ports;
  readonly session: PortalSession;
  readonly companyId: string;
}
