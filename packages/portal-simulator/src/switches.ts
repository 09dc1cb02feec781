/** The kinds of faults of a call. */
const faultKinds = [
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
   * `droppedConnection` closes the socket, `timeout` never answers, `arjuna` returns the ARJUNA sentence, `sentence`
   * returns `text`, `noAuthority` the type-7 error, `sessionPage` and `maintenancePage` HTML with status 200,
   * `serverErrorPage` HTML with status 500. `sessionLost` ends the caller's session first, so that the command is not
   * carried out and the reply is that of `staleToken`.
   */
  readonly kind: (typeof faultKinds)[number];
  /** `after`: the call is carried out and stored, but its reply is lost. Default `before`. */
  readonly when?: 'before' | 'after';
  /** A dispatch command, or `login`, `logout`, `kullaniciOner`, `download`. Default: every call. */
  readonly cmd?: string;
  /** Number of calls with this fault. Default: all, until the switches are set again. */
  readonly times?: number;
  /** The text of the fault `sentence`. */
  readonly text?: string;
}

/** The settings with which a developer or a test changes the portal's behaviour. */
export interface PortalSwitches {
  /** Added to every call, in milliseconds. Default 0. */
  readonly latencyMs: number;
  /** A new draft appears only after `listLag` list calls of its account. Default 0. */
  readonly listLag: number;
  /** Idle time after which a session ends. Default 15. */
  readonly idleMinutes: number;
  /**
   * Refuses a new draft with an ETTN of the client, like the portal since May 2026; never under `/legacy`. Default
   * true.
   */
  readonly refuseClientUuid: boolean;
  /** Accepts an ETTN obtained from `EARSIV_PORTAL_UUID_GETIR`. Default false. */
  readonly acceptReservedUuids: boolean;
  /** Refuses every update of a draft. Default false. */
  readonly refuseUpdates: boolean;
  /** Logs where a saved invoice's amounts differ from the sums of its lines, and saves it anyway. Default false. */
  readonly strictArithmetic: boolean;
  /** Binds a token to the address of its login. Default false. */
  readonly addressBinding: boolean;
  /** The code of every SMS instead of a random one. Default null. */
  readonly smsCode: string | null;
  /** User codes that `kullaniciOner` may hand out; null: every account, an empty list: none. Default null. */
  readonly testUserPool: readonly string[] | null;
  /** The reply to a stale token. Default `type4`. */
  readonly staleToken: 'type4' | 'noAuthority' | 'sessionPage' | 'serverErrorPage';
  /** The first fault that matches a call applies. Default none. */
  readonly faults: readonly PortalFault[];
}

const defaults: PortalSwitches = {
  latencyMs: 0,
  listLag: 0,
  idleMinutes: 15,
  refuseClientUuid: true,
  acceptReservedUuids: false,
  refuseUpdates: false,
  strictArithmetic: false,
  addressBinding: false,
  smsCode: null,
  testUserPool: null,
  staleToken: 'type4',
  faults: [],
};

export interface SwitchBoard {
  readonly current: PortalSwitches;
  /** Sets the given switches and keeps the others. */
  set(changes: Partial<PortalSwitches>): void;
  /** The fault for the named call, with its count decremented; `undefined` for none. */
  takeFault(call: string): PortalFault | undefined;
}

/** The switches of one simulator; they are not stored. */
export function createSwitchBoard(initial: Partial<PortalSwitches> = {}): SwitchBoard {
  let current: PortalSwitches = { ...defaults, ...initial };

  return {
    get current() {
      return current;
    },
    set(changes) {
      current = { ...current, ...changes };
    },
    takeFault(call) {
      const fault = current.faults.find((each) => (each.cmd ?? call) === call && each.times !== 0);
      if (fault?.times === undefined) return fault;
      const rest: PortalFault = { ...fault, times: fault.times - 1 };
      current = { ...current, faults: current.faults.map((each) => (each === fault ? rest : each)) };
      return fault;
    },
  };
}

/** Parses switches from outside data. Throws a `TypeError` that names the invalid one. */
export function parseSwitches(input: unknown): Partial<PortalSwitches> {
  if (!isRecord(input)) throw new TypeError('The switches are a JSON object.');
  const checks = new Map<string, Check>(Object.entries(switchChecks));
  for (const [name, value] of Object.entries(input)) {
    const check = checks.get(name);
    if (!check) throw new TypeError(`There is no switch "${name}"; there are ${[...checks.keys()].join(', ')}.`);
    if (!check(value)) throw new TypeError(`The value of the switch "${name}" does not fit.`);
  }
  return input as Partial<PortalSwitches>;
}

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isText: Check = (value) => typeof value === 'string';
const isAbsentOr =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.some((word) => word === value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const faultChecks: Record<string, Check> = {
  kind: isOneOf(faultKinds),
  when: isAbsentOr(isOneOf(['before', 'after'])),
  cmd: isAbsentOr(isText),
  times: isAbsentOr(isCount),
  text: isAbsentOr(isText),
};

const switchChecks: Record<keyof PortalSwitches, Check> = {
  latencyMs: isCount,
  listLag: isCount,
  idleMinutes: isCount,
  refuseClientUuid: isBoolean,
  acceptReservedUuids: isBoolean,
  refuseUpdates: isBoolean,
  strictArithmetic: isBoolean,
  addressBinding: isBoolean,
  smsCode: isNullOr(isText),
  testUserPool: isNullOr(isListOf(isText)),
  staleToken: isOneOf(['type4', 'noAuthority', 'sessionPage', 'serverErrorPage']),
  faults: isListOf((value) => fits(value, faultChecks)),
};

function fits(value: unknown, checks: Record<string, Check>): boolean {
  if (!isRecord(value) || Object.keys(value).some((key) => !Object.hasOwn(checks, key))) return false;
  return Object.entries(checks).every(([key, check]) => check(value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
