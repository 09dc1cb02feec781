import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

export interface ListExport {
  /** How many rows are read; undefined while there is none. */
  exporting: number | undefined;
  run: () => void;
  stop: () => void;
}

interface Progress {
  signal: AbortSignal;
  /** How many rows are read. */
  onProgress: (done: number) => void;
}

/** All pages of a list as a file, which can be stopped; a failed one says so. */
export function useExport(kind: string, make: (progress: Progress) => Promise<void>): ListExport {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const [exporting, setExporting] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  const { run } = useAction(
    kind,
    async () => {
      const { signal } = (stop.current = new AbortController());
      setExporting(0);
      try {
        await make({ signal, onProgress: setExporting });
      } catch (error) {
        if (!signal.aborted) toast({ tone: 'danger', text: t('exportFailed') });
        throw error;
      } finally {
        setExporting(undefined);
      }
    },
    { silent: true },
  );
  return { exporting, run: () => void run(undefined), stop: () => stop.current?.abort() };
}

/** How far an export is, and the way to stop it; nothing while there is none. */
export function ExportNews({ list: { exporting, stop } }: { list: ListExport }) {
  const t = useMessages(messages);
  if (exporting === undefined) return null;
  return (
    <p className="kalem-list__export kalem-sm kalem-num" role="status">
      {t('exporting', { n: exporting })}
      <Button variant="quiet" size="sm" onPress={stop}>
        {t('stop')}
      </Button>
    </p>
  );
}
