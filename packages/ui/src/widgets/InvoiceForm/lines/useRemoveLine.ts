import { useCallback } from 'react';
import { useKalem } from '../../../provider/useKalem';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore } from '../FormContext';
import { messages } from '../messages';
import type { LineAtom } from '../../../draft/lines/LinesState';

/** Deletes a line at once and shows a toast with undo. For the only line, the toast gives the reason. */
export function useRemoveLine(): (line: LineAtom) => void {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const form = useInvoiceStore();
  return useCallback(
    (line) => {
      const n = form.lines.indexOf(line) + 1;
      const undo = form.removeLine(line);
      if (undo) toast({ tone: 'success', text: t('lineRemoved', { n }), action: { label: t('undo'), onAction: undo } });
      else toast({ tone: 'info', text: t('onlyLine') });
    },
    [form, t, toast],
  );
}
