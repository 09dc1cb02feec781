import { addDays, defaultDateRange } from '@kalem/domain';
import { InvoiceForm } from '@kalem/ui/invoice-form';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from '@kalem/ui/primitives';
import { useEffect } from 'react';
import { useApp } from '../AppRoot';
import { isPaymentRequired } from '../createApp';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useMediaQuery } from '../useMediaQuery';
import { useValue } from '../value';
import { messages } from './messages';
import { Title } from './Title';
import { paramOf } from './invoiceFormAddress';

const list = '/dashboard/faturalarim';

/** /dashboard/yeni: a new invoice, or one to edit or copy, given by navigation state or address (INV-07). */
export function InvoiceFormPage() {
  const { dirty, signing, saved, store } = useApp();
  const navigate = useNavigate();
  const { state, search, key } = useLocation();
  // On a phone the focus stays on the heading, because focusing the first field would scroll it out of view.
  const isSmall = useMediaQuery('(max-width: 960px)');
  return (
    <div className="content">
      <Title screen="invoice" />
      <InvoiceForm
        key={key}
        {...readInvoiceMode(state, search)}
        asksBeforeUnload={false}
        autoFocus={comesFromList(state) && !isSmall}
        onEvent={(event) => {
          if (event.type === 'dirty') dirty.set(event.dirty);
          if (event.type === 'saved') {
            dirty.set(false);
            const { id, faturaTarih, portalDurumu } = event.invoice;
            const { activeCompanyId: companyId } = store.get();
            saved.set({ id, companyId, portalDurumu, isSigned: false });
            void navigate(`${list}${listSearchWith(faturaTarih, listSearchOf(state))}`);
          }
          if (event.type === 'saveAndSign') signing.set([event.faturaId]);
        }}
      />
      <LeaveQuestion />
    </div>
  );
}

/** Whether 'Yeni fatura' of the list or its key opened the form. Then the first field gets the focus (USE-17). */
function comesFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'list' in state && !('mode' in state);
}

/** The last query string of the list: `{ list }` of the navigation state. */
function listSearchOf(state: unknown): string {
  const search = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return typeof search === 'string' ? search : '';
}

/**
 * The last query string of the list if its range contains the day; otherwise the week that ends on that day (USE-06).
 */
export function listSearchWith(day: string, search: string): string {
  const params = new URLSearchParams(search);
  const usual = defaultDateRange(new Date());
  const start = params.get('baslangic') ?? usual.start;
  const end = params.get('bitis') ?? usual.end;
  if (start <= day && day <= end) return search;
  return `?${new URLSearchParams({ baslangic: addDays(day, -7), bitis: day }).toString()}`;
}

/** What the form does: a new invoice, editing or copying. */
type InvoiceMode = { mode: 'new'; cariId?: string } | { mode: 'edit' | 'copy'; invoiceId: string };

/**
 * The navigation state `{ mode, id }` (INV-07), or `{ cariId }` for a new invoice to that customer. Without a state the
 * address decides, so that the link of an edited invoice can be bookmarked and shared.
 */
export function readInvoiceMode(state: unknown, search: string): InvoiceMode {
  if (typeof state !== 'object' || state === null) return modeOfAddress(search);
  if ('cariId' in state && typeof state.cariId === 'string') return { mode: 'new', cariId: state.cariId };
  if (!('mode' in state) || !('id' in state)) return { mode: 'new' };
  const { mode, id } = state;
  if ((mode !== 'edit' && mode !== 'copy') || typeof id !== 'string') return { mode: 'new' };
  return { mode, invoiceId: id };
}

function modeOfAddress(search: string): InvoiceMode {
  const params = new URLSearchParams(search);
  for (const mode of ['edit', 'copy'] as const) {
    const invoiceId = params.get(paramOf[mode]);
    if (invoiceId) return { mode, invoiceId };
  }
  return { mode: 'new' };
}

/**
 * Asks before the user leaves an unsaved screen. A user whose session was lost is not asked; the draft is restored
 * later.
 */
function LeaveQuestion() {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { dirty, client } = useApp();
  const isDirty = useValue(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.get() && client.session.isSignedIn() && currentLocation.key !== nextLocation.key,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  useEffect(() => () => dirty.set(false), [dirty]);

  // After a 402 to a save, the dialog names the reason for leaving the form.
  const isUnpaid = blocker.state === 'blocked' && isPaymentRequired(blocker.location);

  return (
    <ConfirmDialog
      title={isUnpaid ? t.licenceOver : common.unsaved}
      isOpen={blocker.state === 'blocked'}
      confirmLabel={isUnpaid ? t.toPayment : t.leave}
      cancelLabel={common.stay}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {isUnpaid ? t.licenceOverHelp : t.leavesUnsaved}
    </ConfirmDialog>
  );
}
