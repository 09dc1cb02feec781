import { UNIT_PRICE_DECIMALS } from '@kalem/domain';
import type { FieldFault } from '../kit/fieldFault';

/** The faults of one line of the form. */
export interface LineFaults {
  /**
   * Faults that the domain's validation finds. Undefined until the user has edited or left the line, so that a long
   * invoice opens fast, and until the validators have loaded.
   */
  readonly faults: readonly FieldFault[] | undefined;
  /** Faults that the server found. A fault is dropped when its field changes. */
  readonly serverFaults: readonly FieldFault[];
  /** The price had too many decimals and was rounded. The cell shows this until the price changes. */
  readonly rounded: boolean;
}

export const noFaults: readonly FieldFault[] = [];

/** All known faults of a line. */
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

/**
 * True for a fault that is shown at once: the number is unreadable or was rounded, so the totals do not match the
 * input.
 */
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
