import { UNIT_PRICE_DECIMALS } from '@kalem/domain';
import type { FieldFault } from '../kit/fieldFault';

/** What is wrong with one line of the form. */
export interface LineFaults {
  /**
   * What the domain finds; undefined until the user has been at the line, so that a long invoice opens at once, and
   * until the validators have loaded.
   */
  readonly faults: readonly FieldFault[] | undefined;
  /** What the server found; a fault goes when its field changes. */
  readonly serverFaults: readonly FieldFault[];
  /** The price had more decimals than it may have: it was rounded, and the cell says so until it is changed. */
  readonly rounded: boolean;
}

export const noFaults: readonly FieldFault[] = [];

/** Everything that is known to be wrong with a line. */
export function faultsOf({ faults, serverFaults, rounded }: LineFaults): readonly FieldFault[] {
  if (serverFaults.length === 0 && !rounded) return faults ?? noFaults;
  return [...(faults ?? noFaults), ...serverFaults, ...(rounded ? [priceRounded] : [])];
}

const priceRounded: FieldFault = {
  field: 'birimFiyat',
  severity: 'warning',
  says: { code: 'PRICE_ROUNDED', params: { max: UNIT_PRICE_DECIMALS } },
};

const toldAtOnce: ReadonlySet<string> = new Set([
  'INVALID_NUMBER',
  'NUMBER_TOO_LARGE',
  'TOO_MANY_DECIMALS',
  'PRICE_ROUNDED',
]);

/** A number that cannot be read or was changed: the line counts without it, or with another. */
export function isToldAtOnce({ says }: FieldFault): boolean {
  return says.code !== undefined && toldAtOnce.has(says.code);
}

export function areSameFaults(left: readonly FieldFault[], right: readonly FieldFault[]): boolean {
  return left.length === right.length && left.every((fault, index) => isSameFault(fault, right[index]));
}

function isSameFault(left: FieldFault, right: FieldFault | undefined): boolean {
  const code = (fault: FieldFault | undefined) => fault && 'code' in fault.says && fault.says.code;
  return left.field === right?.field && code(left) === code(right);
}
