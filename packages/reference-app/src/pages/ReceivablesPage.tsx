import { BankMovements } from '@kalem/ui/bank-movements';
import { Receivables } from '@kalem/ui/receivables';
import { useNavigate } from 'react-router';
import { invoiceAddress, useCardListAddress } from './listAddress';
import { Title } from './Title';

/** /dashboard/alacaklar: what is owed to the active company; search, filter, order and page are in the address. */
export function ReceivablesPage() {
  const navigate = useNavigate();
  const address = useCardListAddress();
  return (
    <div className="content">
      <Title screen="receivables" />
      <Receivables
        {...address}
        onEvent={(event) => {
          switch (event.type) {
            case 'showCustomer':
              return void navigate(`/dashboard/cariler/${event.cariId}`);
            case 'showInvoice':
              return void navigate(invoiceAddress(event), { state: { opens: event.faturaId } });
            case 'startTracking':
              return void navigate('/dashboard/tahsilat-ayarlari');
            default:
          }
        }}
      />
    </div>
  );
}

/** /dashboard/banka-hareketleri: credits of the bank accounts; view, search and page are in the address (MNY-98). */
export function BankMovementsPage() {
  return (
    <div className="content">
      <Title screen="movements" />
      <BankMovements {...useCardListAddress()} />
    </div>
  );
}
