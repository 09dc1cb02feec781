import { useCallback, type RefObject } from 'react';
import { focusField } from '../../primitives/focusField';
import type { FormFault } from './FaultState';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { lineColumns } from './lineColumns';

/** Leads to the field of a fault: a cell or a panel of the lines, or a field of the header by its name. */
export function useGoToFault(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): (fault: FormFault) => void {
  return useCallback(
    ({ line, field }) => {
      const column = lineColumns.find((known) => known === field);
      if (line && column) form.caret.moveTo(line, column);
      else if (line) form.caret.openField(line, field);
      // A disclosure opens for its fault first; what is hidden takes no focus.
      else requestAnimationFrame(() => root.current && focusField(root.current, field));
    },
    [form, root],
  );
}
