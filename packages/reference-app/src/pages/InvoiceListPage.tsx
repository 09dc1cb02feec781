import { InvoiceList } from '@kalem/ui/invoice-list';
import { SigningDialog } from '@kalem/ui/signing-dialog';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useValue } from '../value';

const form = '/dashboard/yeni';

/** /dashboard/faturalarim: the invoices, and the signing of those that the list or the form asks for. */
export function InvoiceListPage() {
  const navigate = useNavigate();
  const { signing } = useApp();
  const faturaIds = useValue(signing);
  return (
    <div className="content">
      <title>Faturalarım · Kalem</title>
      <InvoiceList
        onEvent={(event) => {
          if (event.type === 'create') void navigate(form);
          if (event.type === 'edit' || event.type === 'copy')
            void navigate(form, { state: { mode: event.type, id: event.faturaId } });
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
