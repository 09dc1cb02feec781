import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/useMessages';
import { AddressDisclosure } from './AddressDisclosure';
import { AutomaticNotesSection } from './AutomaticNotesSection';
import { createForm } from './createForm';
import { DeliveryNoteDisclosure } from './DeliveryNoteDisclosure';
import type { DraftStorage } from './DraftStorage';
import type { FormFault } from './FaultState';
import { FormContext } from './FormContext';
import { FormHead, type FormView } from './FormHead';
import { FormNews } from './FormNews';
import { FormSkeleton } from './FormSkeleton';
import { InfoSection } from './InfoSection';
import type { InvoiceFormEvent } from './InvoiceFormEvent';
import { LinesCard } from './LinesCard';
import { messages } from './messages';
import { RecipientSection } from './RecipientSection';
import { SpecialNotesSection } from './SpecialNotesSection';
import { TotalsBar } from './TotalsBar';
import { TotalsPanel } from './TotalsPanel';
import { useDirty } from './useDirty';
import { useGoToFault } from './useGoToFault';
import { useNarrow } from './useNarrow';
import type { OpenedInvoice } from './useOpenedInvoice';
import { useSave } from './useSave';
import { useShortcuts } from './useShortcuts';

const PaperPreview = lazy(async () => ({ default: (await import('./PaperPreview')).PaperPreview }));

interface OpenedFormProps {
  mode: 'new' | 'edit' | 'copy';
  companyId: string;
  opened: OpenedInvoice;
  storage: DraftStorage;
  storageKey: string;
  now: () => Date;
  emit: (event: InvoiceFormEvent) => void;
  /** Reads the invoice again and begins anew. */
  onReopen: () => void;
}

/** The form once its draft is there. */
export function OpenedForm({ mode, companyId, opened, storage, storageKey, now, emit, onReopen }: OpenedFormProps) {
  const t = useMessages(messages);
  const { client, report } = useKalem();
  const [{ form, keeper, saver }] = useState(() => createForm({ opened, client, companyId, storage, storageKey, now, report }));
  const [view, setView] = useState<FormView>('edit');
  const root = useRef<HTMLDivElement>(null);
  const goToField = useGoToFault(form, root);
  const goToFault = (fault: FormFault) => {
    setView('edit');
    goToField(fault);
  };
  const refused = opened.invoice?.portalDurumu === 'REDDEDILDI' ? opened.invoice.portalMesaji : undefined;
  const firstProblem = refused ? ({ kind: 'refused', text: refused } as const) : undefined;
  const actions = useSave({ form, saver, keeper, firstProblem, onFault: goToFault, emit });
  const startOver = () => void keeper.clear().then(onReopen);
  useEffect(() => keeper.start(), [keeper]);
  useNarrow(form, root);
  useDirty(form, emit);
  useShortcuts(root, actions);

  return (
    <FormContext.Provider value={form}>
      <div ref={root} className="kalem-invoice-form" role="form" aria-label={t('formName')}>
        <FormHead mode={mode} invoice={opened.invoice} keeper={keeper} view={view} onView={setView} />
        <FormNews restored={opened.restored} actions={actions} onStartOver={startOver} />
        <div className="kalem-invoice-form__columns">
          {view === 'preview' && (
            <Suspense fallback={<FormSkeleton />}>
              <PaperPreview companyId={companyId} />
            </Suspense>
          )}
          <div className="kalem-invoice-form__main" hidden={view === 'preview'}>
            <div className="kalem-card">
              <InfoSection />
              <RecipientSection companyId={companyId} />
              <AddressDisclosure />
              <DeliveryNoteDisclosure />
            </div>
            <LinesCard />
            <div className="kalem-card">
              <AutomaticNotesSection />
              <SpecialNotesSection />
            </div>
          </div>
          <TotalsPanel actions={actions} onFault={goToFault} />
        </div>
        <TotalsBar actions={actions} onFault={goToFault} />
      </div>
    </FormContext.Provider>
  );
}
