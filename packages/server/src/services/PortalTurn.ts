import type { PortalSession } from '../ports/Portal';
import type { Ports } from '../ports/Ports';

/** A turn at the portal with the account of one company. */
export interface PortalTurn {
  readonly ports: Ports;
  readonly session: PortalSession;
  readonly companyId: string;
}
