import { customerOf } from '../../../../bank/customers.mjs';
import { openSession } from '../../../../bank/kalem.mjs';

/** Returns a Kalem session for a page of the signed-in customer; 401 when no customer is signed in. */
export async function GET(request: Request): Promise<Response> {
  const customer = customerOf(request.headers.get('cookie'));
  if (!customer) return new Response(null, { status: 401 });
  return new Response((await openSession(customer)).token, { headers: { 'Cache-Control': 'no-store' } });
}
