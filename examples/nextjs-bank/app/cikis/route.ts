import { customerOf, signedOutCookie } from '../../../bank/customers.mjs';
import { endSessions } from '../../../bank/kalem.mjs';

/** Signs out of the bank and ends the Kalem sessions of all open pages. */
export async function POST(request: Request): Promise<Response> {
  const customer = customerOf(request.headers.get('cookie'));
  if (customer) await endSessions(customer);
  return new Response(null, { status: 303, headers: { Location: '/giris', 'Set-Cookie': signedOutCookie } });
}
