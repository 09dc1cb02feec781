import type { Metadata } from 'next';
import { Invoices } from '../../../screens/Invoices';
import { signedIn } from '../../signedIn';

export const metadata: Metadata = { title: 'Faturalarım' };

export default async function InvoicesPage() {
  await signedIn();
  return <Invoices />;
}
