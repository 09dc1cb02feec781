import { lazy, Suspense, useRef } from 'react';
import { useMessages } from '../../provider/messages';
import { AddressDisclosure } from './AddressDisclosure';
import { AutomaticNotesSection } from './AutomaticNotesSection';
import { DeliveryNoteDisclosure } from './DeliveryNoteDisclosure';
import { FormContext } from './FormContext';
import { FormHead } from './FormHead';
import { FormNews } from './FormNews';
import { FormSkeleton } from './FormSkeleton';
import { InfoSection } from './InfoSection';
import { LinesCard } from './LinesCard';
import { messages } from './messages';
import { RecipientSection } from './RecipientSection';
import { SpecialNotesSection } from './SpecialNotesSection';
import { TotalsBar } from './TotalsBar';
import { TotalsPanel } from './TotalsPanel';
import { useInvoiceForm, type InvoiceFormOptions } from './useInvoiceForm';
import { useNarrow } from './useNarrow';

const PaperPreview = lazy(async () => ({ default: (await import('./PaperPreview')).PaperPreview }));

/** The form once its draft is there. */
export function OpenedForm({ mode, ...options }: InvoiceFormOptions & { mode: 'new' | 'edit' | 'copy' }) {
  const t = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const { form, keeper, actions, view, setView, goToFault, startOver } = useInvoiceForm(root, options);
  const { opened, companyId } = options;
  useNarrow(form, root);

  return (
    <FormContext.Provider value={form}>
      <div ref={root} className="kalem-invoice-form" role="form" aria-label={t('formName')}>
        <FormHead mode={mode} invoice={opened.invoice} keeper={keeper} view={view} onView={setView} />
        <FormNews invoice={opened.invoice} restored={opened.restored} actions={actions} onStartOver={startOver} />
        <div className="kalem-invoice-form__columns">
          {view === 'preview' && (
            <Suspense fallback={<FormSkeleton />}>
              <PaperPreview companyId={companyId} />
            </Suspense>
          )}
          <div className="kalem-invoice-form__main" hidden={view === 'preview'}>
            <div className="kalem-card">
              <InfoSection companyId={companyId} />
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
