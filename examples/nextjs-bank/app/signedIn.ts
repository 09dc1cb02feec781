import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { customerOf, type Customer } from '../../bank/customers.mjs';

/**
 * The customer who is signed in at the bank; redirects to the sign-in page without one. Every page calls this itself.
 */
export async function signedIn(): Promise<Customer> {
  return customerOf((await headers()).get('cookie')) ?? redirect('/giris');
}
