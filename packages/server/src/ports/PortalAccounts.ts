import type { PortalAnswer, PortalCredentials, PortalSession } from './Portal';

/** The portal accounts of all companies. One piece of work at a time uses an account, whichever server does it (protocol 2.4). */
export interface PortalAccounts {
  /**
   * Waits for the company's turn and works with its session, which is opened when the first command needs it. `unlinked` without a
   * portal account, `unreachable` when the turn does not come.
   */
  use<T>(companyId: string, work: (session: PortalSession) => Promise<PortalAnswer<T>>): Promise<PortalAnswer<T>>;
  /** Works once with credentials that are not stored, signing in before and out afterwards. */
  tryOut<T>(
    credentials: PortalCredentials,
    work: (session: PortalSession) => Promise<PortalAnswer<T>>,
  ): Promise<PortalAnswer<T>>;
  /** Ends the company's session after the work that is waiting; fine when none is open. */
  logOut(companyId: string): Promise<void>;
  /** Ends every session whose time has come, also those of a server that died. */
  closeIdle(): Promise<void>;
  /** Ends the sessions that this server used, at a graceful stop. */
  close(): Promise<void>;
}
