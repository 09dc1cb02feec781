import { type ReactNode, useEffect, useRef } from 'react';
import type { Line, TaxCode } from '@kalem/domain';
import type { FieldFault } from '../../../kit/fieldFault';
import { useFaultText } from '../../../kit/faults';
import { useFormValue, useInvoiceStore } from '../FormContext';
import type { LineAtom } from '../../../draft/lines/LinesState';

/** What the parts of a line's panel take. */
export interface LinePartProps {
  line: LineAtom;
  /** Position, from 0. */
  index: number;
  draft: Line;
  /** Those that are shown now. */
  faults: readonly FieldFault[];
}

/** The name of a field, those of taxes included. */
type LineFieldName = (keyof Line & string) | TaxCode;

/** What a field of a line takes, whatever kind of field it is. */
interface LineInput {
  name: string;
  value: string;
  error: string | undefined;
  /** A warning takes the place of the help; an error takes the place of both. */
  description: string | undefined;
  onChange: (value: string) => void;
}

/** Name, value, fault and change of any field of a line; `help` is what stands below it while nothing is wrong. */
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
  /** Columns of twelve. */
  span: number;
  children: ReactNode;
}

/**
 * The place of a field in a line's panel. What was looked for before the panel had loaded gets the focus when it comes.
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
