import { InvoiceList, type InvoiceListProps } from '@kalem/ui/invoice-list';
import { SigningDialog } from '@kalem/ui/signing-dialog';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useValue } from '../value';
import { invoiceFormAddress } from './invoiceFormAddress';
import { useListAddress } from './listAddress';
import { SavedInvoice } from './SavedInvoice';
import { Title } from './Title';

const form = '/dashboard/yeni';

/**
 * /dashboard/faturalarim: the invoices, and the signing dialog of the list and the form. Page, range, search, order and
 * filter are in the address, so that Back and reload restore the list.
 */
export function InvoiceListPage() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const address = useListAddress();
  const { signing } = useApp();
  const faturaIds = useValue(signing);
  const [asked, setAsked] = useState<unknown>(state);
  const [opens, setOpens] = useState<InvoiceListProps['opens']>(() => openedBy(state));
  // The state changed while the list was already shown.
  if (state !== asked) {
    setAsked(state);
    setOpens(openedBy(state) ?? opens);
  }
  return (
    <div className="content">
      <Title screen="invoices" />
      <SavedInvoice onOpen={setOpens} />
      <InvoiceList
        opens={opens}
        {...address}
        onEvent={(event) => {
          if (event.type === 'create') void navigate(form, { state: { list: search } });
          if (event.type === 'edit' || event.type === 'copy')
            void navigate(invoiceFormAddress(event.type, event.faturaId), {
              state: { mode: event.type, id: event.faturaId, list: search },
            });
          if (event.type === 'sign') signing.set(event.faturaIds);
        }}
      />
      <SigningDialog
        faturaIds={faturaIds}
        isOpen={faturaIds.length > 0}
        onEvent={(event) => {
          if (event.type === 'signingClosed') signing.set([]);
        }}
      />
    </div>
  );
}

/** The invoice that another screen opens: `{ opens }` of the navigation state. */
function openedBy(state: unknown): { faturaId: string } | undefined {
  const id = typeof state === 'object' && state !== null && 'opens' in state ? state.opens : undefined;
  return typeof id === 'string' ? { faturaId: id } : undefined;
}
