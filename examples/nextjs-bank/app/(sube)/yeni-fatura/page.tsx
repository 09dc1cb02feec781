import type { Metadata } from 'next';
import { NewInvoice } from '../../../screens/Invoices';
import { signedIn } from '../../signedIn';

export const metadata: Metadata = { title: 'Yeni fatura' };

export default async function NewInvoicePage() {
  await signedIn();
  return <NewInvoice />;
}
