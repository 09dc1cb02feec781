import type { Line } from '@kalem/domain';
import type { FieldFault } from './FieldFault';
import { useForm, useFormValue } from './FormContext';
import { faultsOf, type LineAtom, type LineEntry } from './LinesState';

interface ShownLine {
  readonly entry: LineEntry;
  readonly line: Line;
  /** Faults that are shown now: after the caret has been in the line, or saving has been tried. */
  readonly faults: readonly FieldFault[];
}

const none: readonly FieldFault[] = [];

/** One line as it is shown. */
export function useLine(line: LineAtom): ShownLine {
  const revealed = useFormValue(useForm().faults.revealed);
  const entry = useFormValue(line);
  return { entry, line: entry.line, faults: revealed || entry.touched ? faultsOf(entry) : none };
}
