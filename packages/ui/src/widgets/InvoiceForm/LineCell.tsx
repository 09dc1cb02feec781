import type { ReactNode } from 'react';
import type { FieldFault } from './FieldFault';
import { useFaultText } from './useFaultText';

interface LineCellProps {
  className: string;
  colIndex: number;
  /** Stands above the cell where lines are cards. */
  label: string;
  /** What is wrong with the cell; said while the caret is in it. */
  hint: FieldFault | undefined;
  hintId: string;
  children: ReactNode;
}

/** A cell of the current line around its input. */
export function LineCell({ className, colIndex, label, hint, hintId, children }: LineCellProps) {
  const faultText = useFaultText();
  return (
    <span className={className} role="gridcell" aria-colindex={colIndex} data-label={label}>
      {children}
      {hint && (
        <span className="kalem-line__hint" id={hintId} data-tone={hint.severity}>
          {faultText(hint)}
        </span>
      )}
    </span>
  );
}
