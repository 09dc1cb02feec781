import { useCallback, useEffect, useState, type RefObject } from 'react';
import { focusField } from '../../primitives/focusField';
import type { FormFault } from './FaultState';
import type { InvoiceFormStore } from './InvoiceFormStore';
import { lineColumns } from './lineColumns';

/** Leads to the field of a fault: a cell or a panel of the lines, or a field of the header by its name. */
export function useGoToFault(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): (fault: FormFault) => void {
  const [wanted, setWanted] = useState<{ readonly field: string }>();
  // After the page is drawn: the disclosure around the field opens for its fault first.
  useEffect(() => {
    if (wanted && root.current) focusField(root.current, wanted.field);
  }, [wanted, root]);

  return useCallback(
    ({ line, field }) => {
      const column = lineColumns.find((known) => known === field);
      if (line && column) form.caret.moveTo(line, column);
      else if (line) form.caret.openField(line, field);
      else setWanted({ field });
    },
    [form],
  );
}
