import { useAtomValue } from 'jotai';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { isUndecided } from '../../fields/isUndecided';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { AddressDisclosure, RecipientSection } from './head/RecipientSection';
import { AutomaticNotesSection, DeliveryNoteDisclosure, SpecialNotesSection } from './head/NotesSections';
import { FormContext } from './FormContext';
import { DeferredPartsContext, useLoadedParts } from './DeferredPartsContext';
import { FormHead } from './head/FormHead';
import { InfoSection } from './head/InfoSection';
import { ReturnsSection } from './types/InvoiceType';
import { LinesCard } from './lines/LinesCard';
import { messages } from './messages';
import { TotalsBar } from './totals/TotalsBar';
import { TotalsPanel } from './totals/TotalsPanel';
import { FIRST_FIELD, type InvoiceFormOptions, useOpenedForm } from './useInvoiceForm';
import { focusField } from '../../primitives/input/Form';
import { Skeleton } from '../../primitives/feedback/Progress';
import type { InvoiceFormStore } from '../../draft/InvoiceFormStore';

const FormNews = lazyPart(async () => (await import('./deferredParts')).FormNews);
const SaveNews = lazyPart(async () => (await import('./deferredParts')).SaveNews);
const TakenDraft = lazyPart(async () => (await import('./deferredParts')).TakenDraft);
const Preview = lazyPart(async () => (await import('./dialogs')).Preview);
const UnfinishedDrafts = lazyPart(async () => (await import('./deferredParts')).UnfinishedDrafts);

interface OpenedFormProps extends InvoiceFormOptions {
  mode: 'new' | 'edit' | 'copy';
  autoFocus: boolean;
  /** Opens another draft of the device. */
  onTakeOver: (key: string) => Promise<void>;
}

/** The form, once its draft is loaded. */
export function OpenedForm({ mode, autoFocus, ...options }: OpenedFormProps) {
  const t = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const { form, keeper, actions, view: chosen, setView, goToFault, startOver } = useOpenedForm(root, options);
  const { opened, companyId, onTakeOver, onEvent: emit = ignore } = options;
  useWidth(form, root);
  const isNarrow = useAtomValue(form.narrow, { store: form.jotai });
  const isWide = useAtomValue(form.wide, { store: form.jotai });
  const view = chosen === 'split' && !isWide ? 'edit' : chosen;
  const takesFocus = useRef(autoFocus);
  useEffect(() => {
    if (takesFocus.current && root.current) focusField(root.current, FIRST_FIELD);
    takesFocus.current = false;
  }, []);
  const parts = useLoadedParts();
  const isTaken = useAtomValue(keeper.status, { store: form.jotai }).kind === 'taken';
  if (isTaken) return <TakenDraft onTakeBack={() => onTakeOver(keeper.key)} />;

  return (
    <FormContext.Provider value={form}>
      <DeferredPartsContext.Provider value={parts}>
        <div ref={root} className="kalem-invoice-form" role="form" aria-label={t('formName')} data-view={view}>
          <FormHead
            mode={mode}
            invoice={opened.invoice}
            saved={actions.saved ?? opened.invoice}
            companyId={companyId}
            keeper={keeper}
            view={view}
            onView={setView}
          />
          {opened.offers.length > 0 && (
            <Suspense>
              <UnfinishedDrafts offers={opened.offers} companyId={companyId} onTake={onTakeOver} />
            </Suspense>
          )}
          {(opened.restored || (opened.invoice && isUndecided(opened.invoice))) && (
            <Suspense fallback={<div className="kalem-invoice-form__news-place" />}>
              <FormNews
                invoice={opened.invoice}
                restored={opened.restored}
                hasProblem={actions.problem !== undefined}
                onStartOver={startOver}
              />
            </Suspense>
          )}
          {(actions.problem ?? actions.saved) && (
            <Suspense>
              <SaveNews actions={actions} onStartOver={startOver} emit={emit} />
            </Suspense>
          )}
          <div className="kalem-invoice-form__columns">
            <div className="kalem-invoice-form__main" hidden={view === 'preview' && !isNarrow}>
              <div className="kalem-card">
                <InfoSection companyId={companyId} />
                <RecipientSection companyId={companyId} />
                <AddressDisclosure />
                <DeliveryNoteDisclosure />
                <ReturnsSection companyId={companyId} />
              </div>
              <LinesCard />
              <div className="kalem-card">
                <AutomaticNotesSection />
                <SpecialNotesSection />
              </div>
            </div>
            {view !== 'edit' && (
              <Suspense fallback={<FormSkeleton />}>
                <Preview companyId={companyId} invoice={opened.invoice} view={view} onView={setView} />
              </Suspense>
            )}
            <TotalsPanel actions={actions} onFault={goToFault} />
          </div>
          <TotalsBar actions={actions} />
        </div>
      </DeferredPartsContext.Provider>
    </FormContext.Provider>
  );
}

function ignore(): void {}

/** Placeholder while the invoice is loading. */
export function FormSkeleton() {
  return (
    <div className="kalem-invoice-form__skeleton" aria-busy="true">
      {['head', 'info', 'recipient', 'lines'].map((part) => (
        <div key={part} className="kalem-card">
          <Skeleton width="30%" />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}

/** In px. Must equal the width in the stylesheet's container query. */
const NARROW_PX = 720;

/** In px. In a narrower form the lines and the paper side by side would be too small to read. */
const WIDE_PX = 1060;

/** Sets `narrow` (lines are cards) and `wide` (room for the paper beside the fields) from the width of the form. */
function useWidth(form: InvoiceFormStore, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? NARROW_PX + 1;
      form.jotai.set(form.narrow, width <= NARROW_PX);
      form.jotai.set(form.wide, width >= WIDE_PX);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [form, root]);
}
