import { useRef, useState } from 'react';
import { Button } from '../primitives/Button';
import { Progress } from '../primitives/feedback/Progress';
import { useAnnouncement } from '../primitives/feedback/useAnnounced';
import { useMessages } from '../provider/messages';
import { useAction } from '../provider/queries';
import { useKalem } from '../provider/useKalem';
import { messages } from './messages';
import type { BundleProgress } from './saveBundle';

export interface Bundle {
  isPending: boolean;
  progress: BundleProgress | undefined;
  /** Downloads faturalar.zip with these invoices. */
  save: (faturaIds: readonly string[]) => void;
  cancel: () => void;
}

/** The contract's maximum. */
const MOST_INVOICES = 1000;

/** Downloads the documents of several invoices as one file, with progress and cancel (LST-16, A-12). */
export function useBundle(companyId: string): Bundle {
  const { client, toast } = useKalem();
  const t = useMessages(messages);
  const [progress, setProgress] = useState<BundleProgress>();
  const stop = useRef<AbortController>(undefined);
  const { isPending, run } = useAction('downloadInvoices', async (faturaIds: readonly string[]) => {
    const { saveBundle } = await import('./saveBundle');
    const { signal } = (stop.current = new AbortController());
    await saveBundle({ client, companyId, faturaIds, signal, onProgress: setProgress }).finally(() =>
      setProgress(undefined),
    );
  });
  return {
    isPending,
    progress,
    save: (faturaIds) => {
      if (faturaIds.length > MOST_INVOICES) toast({ tone: 'danger', text: t('bundleTooMany', { n: MOST_INVOICES }) });
      else if (!isPending) void run(faturaIds);
    },
    cancel: () => stop.current?.abort(),
  };
}

interface BundleNewsProps {
  bundle: Pick<Bundle, 'isPending' | 'progress' | 'cancel'>;
  /** The text of the progress. Default: that of documents. */
  label?: string;
}

/** The progress of the download. Renders nothing without a download. */
export function BundleNews({ bundle: { isPending, progress, cancel }, label }: BundleNewsProps) {
  const t = useMessages(messages);
  const name = label ?? t('bundle');
  useAnnouncement(isPending ? name : undefined);
  if (!isPending) return null;
  const { done = 0, total = 1 } = progress ?? {};
  return (
    <div className="kalem-bundle">
      <span className="kalem-bundle__bar">
        <Progress label={name} value={done} max={total} />
      </span>
      <span className="kalem-num">{progress ? t('bundleProgress', { done, total }) : name}</span>
      <Button variant="quiet" size="sm" onPress={cancel}>
        {t('bundleCancel')}
      </Button>
    </div>
  );
}
