import type { PortalFault, PortalSwitches } from './PortalSwitches';

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
  /** Sets the given switches and leaves the others. */
  set(changes: Partial<PortalSwitches>): void;
  /** The fault that the named call meets, counted down; `undefined` when it goes well. */
  takeFault(call: string): PortalFault | undefined;
}

/** The switches of one simulator; they do not outlive it. */
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
