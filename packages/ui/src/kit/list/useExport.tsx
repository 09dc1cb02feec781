import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button';
import { useAnnouncement } from '../../primitives/feedback/useAnnounced';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

export interface ListExport {
  /** The number of rows read; undefined without an export. */
  exporting: number | undefined;
  run: () => void;
  stop: () => void;
}

interface Progress {
  signal: AbortSignal;
  /** Called with the number of rows read so far. */
  onProgress: (done: number) => void;
}

/** Exports all pages of a list to a file. It can be cancelled; failures are reported. */
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

/** The progress of an export with a cancel button. Renders nothing without an export. */
export function ExportNews({ list: { exporting, stop } }: { list: ListExport }) {
  const t = useMessages(messages);
  useAnnouncement(exporting === undefined ? undefined : t('exporting', { n: 0 }));
  if (exporting === undefined) return null;
  return (
    <p className="kalem-list__export kalem-sm kalem-num">
      {t('exporting', { n: exporting })}
      <Button variant="quiet" size="sm" onPress={stop}>
        {t('stop')}
      </Button>
    </p>
  );
}
