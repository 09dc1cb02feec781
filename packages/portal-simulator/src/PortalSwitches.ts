/** What can go wrong with one call. */
export const faultKinds = [
  'droppedConnection',
  'timeout',
  'arjuna',
  'sentence',
  'noAuthority',
  'sessionLost',
  'sessionPage',
  'maintenancePage',
  'serverErrorPage',
] as const;

export interface PortalFault {
  /**
   * `droppedConnection` closes the socket, `timeout` never answers, `arjuna` answers the ARJUNA sentence, `sentence` answers `text`,
   * `noAuthority` the type-7 error, `sessionLost` ends the caller's session first (as `staleToken` says, and nothing is done), `sessionPage` and `maintenancePage` HTML with status 200, `serverErrorPage` HTML with status 500.
   */
  readonly kind: (typeof faultKinds)[number];
  /** `after`: the call is carried out and stored first, only its answer is lost. Default `before`. */
  readonly when?: 'before' | 'after';
  /** A dispatch command, or `login`, `logout`, `kullaniciOner`, `download`; every call when absent. */
  readonly cmd?: string;
  /** How many calls it meets; every one until the switches are set again when absent. */
  readonly times?: number;
  /** The answer of a `sentence`. */
  readonly text?: string;
}

/** Everything about the portal that a developer or a test can turn. */
export interface PortalSwitches {
  /** Added to every call, in milliseconds. Default 0. */
  readonly latencyMs: number;
  /** A new draft appears only after so many list calls of its account. Default 0. */
  readonly listLag: number;
  /** Idle time after which a session ends. Default 15. */
  readonly idleMinutes: number;
  /** Refuses a new draft that carries an ETTN of the client (portal since May 2026); never under `/legacy`. Default true. */
  readonly refuseClientUuid: boolean;
  /** Takes an ETTN obtained from `EARSIV_PORTAL_UUID_GETIR`. Default false. */
  readonly acceptReservedUuids: boolean;
  /** Refuses every update of a draft. Default false. */
  readonly refuseUpdates: boolean;
  /** Compares the amounts of every saved invoice with what its lines give, and logs what differs; it is saved all the same. Default false. */
  readonly strictArithmetic: boolean;
  /** Ties a token to the address of its login. Default false. */
  readonly addressBinding: boolean;
  /** Every SMS carries this code instead of a random one. Default null. */
  readonly smsCode: string | null;
  /** User codes that `kullaniciOner` may hand out; null stands for every account, an empty list is a dry pool. Default null. */
  readonly testUserPool: readonly string[] | null;
  /** How a token that is not alive is answered. Default `type4`. */
  readonly staleToken: 'type4' | 'noAuthority' | 'sessionPage' | 'serverErrorPage';
  /** Checked in order, the first that fits is met. Default none. */
  readonly faults: readonly PortalFault[];
}
