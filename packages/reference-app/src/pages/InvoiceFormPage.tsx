import { InvoiceForm } from '@kalem/ui/invoice-form';
import { useLocation, useNavigate } from 'react-router';
import { LeaveQuestion } from '../shell/LeaveQuestion';
import { useApp } from '../useApp';
import { readInvoiceMode } from './readInvoiceMode';

const list = '/dashboard/faturalarim';

/** /dashboard/yeni: a new invoice, or the one that the navigation state names, to edit or to copy (INV-07). */
export function InvoiceFormPage() {
  const { dirty, signing } = useApp();
  const navigate = useNavigate();
  const { state, key } = useLocation();
  return (
    <div className="content">
      <title>Fatura · Kalem</title>
      <InvoiceForm
        key={key}
        {...readInvoiceMode(state)}
        onEvent={(event) => {
          if (event.type === 'dirty') dirty.set(event.dirty);
          if (event.type === 'saved') {
            dirty.set(false);
            void navigate(list);
          }
          if (event.type === 'saveAndSign') signing.set([event.faturaId]);
        }}
      />
      <LeaveQuestion />
    </div>
  );
}
