import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { customerOf, type Customer } from '../../bank/customers.mjs';

/** Who is signed in at the bank; whoever is not is led to the door. Pages ask each for themselves. */
export async function signedIn(): Promise<Customer> {
  return customerOf((await headers()).get('cookie')) ?? redirect('/giris');
}
