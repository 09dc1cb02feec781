import { type ReactNode, useEffect, useRef } from 'react';
import type { Line, TaxCode } from '@kalem/domain';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { useFormValue, useInvoiceStore } from '../FormContext';
import type { LineAtom } from '../../../draft/lines/LinesState';

/** The props of the parts of a line's panel. */
export interface LinePartProps {
  line: LineAtom;
  /** Position, from 0. */
  index: number;
  draft: Line;
  /** The faults that are shown now. */
  faults: readonly FieldFault[];
}

/** The name of a field, or the code of a tax. */
type LineFieldName = (keyof Line & string) | TaxCode;

/** The props that all fields of a line share, whatever their kind. */
interface LineInput {
  name: string;
  value: string;
  error: string | undefined;
  /** The help text. A warning replaces it; an error replaces both. */
  description: string | undefined;
  onChange: (value: string) => void;
}

/** Returns name, value, fault and change handler of a field of a line. `help` is shown while the field has no fault. */
export function useLineInputs({ line, index, draft, faults }: LinePartProps) {
  const form = useInvoiceStore();
  const faultText = useFaultText();
  return (field: LineFieldName, help?: string): LineInput => {
    const fault = faults.find((one) => one.field === field);
    const value: unknown = Reflect.get(draft, field);
    return {
      name: `malHizmetler[${index}].${field}`,
      value: typeof value === 'string' ? value : '',
      error: fault?.severity === 'error' ? faultText(fault) : undefined,
      description: fault?.severity === 'warning' ? faultText(fault) : help,
      onChange: (changed) => form.editLine(line, { [field]: changed }),
    };
  };
}

interface LinePlaceProps {
  field: string;
  /** Columns out of twelve. */
  span: number;
  children: ReactNode;
}

/**
 * The grid cell of a field in a line's panel. If the field was requested before the panel had loaded, it takes the
 * focus on mount.
 */
export function LinePlace({ field, span, children }: LinePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useFormValue(useInvoiceStore().caret.current)?.field;
  const isWanted = useRef(wanted === field);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    place.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  return (
    <div ref={place} data-span={span} data-narrow="12" data-field={field}>
      {children}
    </div>
  );
}
