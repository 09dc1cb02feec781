import type { Metadata } from 'next';
import { Customers } from '../../../screens/Customers';
import { signedIn } from '../../signedIn';

export const metadata: Metadata = { title: 'Müşteriler' };

export default async function CustomersPage() {
  await signedIn();
  return <Customers />;
}
