import { CustomerForm } from '@kalem/ui/customer-form';
import { CustomerList } from '@kalem/ui/customer-list';
import { CustomerOverview } from '@kalem/ui/customer-overview';
import { ReadyNotes } from '@kalem/ui/ready-notes';
import { StockForm } from '@kalem/ui/stock-form';
import { StockList } from '@kalem/ui/stock-list';
import { useNavigate, useParams } from 'react-router';
import { invoiceAddress, useCardListAddress, useListStart } from './listAddress';
import { Title } from './Title';

const customers = '/dashboard/cariler';
const newCustomer = '/dashboard/yeni-cari-ekle';
const stock = '/dashboard/stok-kartlari';
const newStockItem = '/dashboard/yeni-stok-ekle';

/** /dashboard/cariler: customers; page and search are in the address. */
export function CustomersPage() {
  const navigate = useNavigate();
  const { key, ...start } = useListStart();
  const address = useCardListAddress();
  return (
    <div className="content">
      <Title screen="customers" />
      <CustomerList
        key={key}
        {...start}
        {...address}
        onEvent={(event) => {
          if (event.type === 'create') void navigate(newCustomer);
          if (event.type === 'show') void navigate(`${customers}/${event.cariId}`);
        }}
      />
    </div>
  );
}

/** /dashboard/cariler/{id}: one customer; the page of its invoices is in the address. */
export function CustomerOverviewPage() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const address = useCardListAddress();
  return (
    <div className="content">
      <Title screen="customer" />
      <CustomerOverview
        key={id}
        cariId={id}
        {...address}
        onEvent={(event) => {
          if (event.type === 'createInvoice') void navigate('/dashboard/yeni', { state: { cariId: event.cariId } });
          if (event.type === 'showInvoice') void navigate(invoiceAddress(event), { state: { opens: event.faturaId } });
          if (event.type === 'closed') void navigate(customers);
        }}
      />
    </div>
  );
}

/** /dashboard/yeni-cari-ekle: leads to the list with the new customer (CUS-11). */
export function NewCustomerPage() {
  const navigate = useNavigate();
  return (
    <div className="content">
      <Title screen="newCustomer" />
      <CustomerForm onEvent={() => void navigate(customers)} />
    </div>
  );
}

/** /dashboard/stok-kartlari: stock items; page and search are in the address. */
export function StockPage() {
  const navigate = useNavigate();
  const { key, ...start } = useListStart();
  const address = useCardListAddress();
  return (
    <div className="content">
      <Title screen="stock" />
      <StockList
        key={key}
        {...start}
        {...address}
        onEvent={(event) => {
          if (event.type === 'create') void navigate(newStockItem);
        }}
      />
    </div>
  );
}

/** /dashboard/yeni-stok-ekle: leads to the list with the new stock item (STK-07). */
export function NewStockItemPage() {
  const navigate = useNavigate();
  return (
    <div className="content">
      <Title screen="newStockItem" />
      <StockForm onEvent={() => void navigate(stock)} />
    </div>
  );
}

/** /dashboard/hazir-notlar */
export function ReadyNotesPage() {
  return (
    <div className="content">
      <Title screen="notes" />
      <ReadyNotes />
    </div>
  );
}
