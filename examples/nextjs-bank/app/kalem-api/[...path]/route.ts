import { customerOf } from '../../../../bank/customers.mjs';
import { callKalem } from '../../../../bank/proxy.mjs';

/** Forwards the widget calls of a signed-in customer. */
async function handOn(request: Request): Promise<Response> {
  if (!customerOf(request.headers.get('cookie'))) return new Response(null, { status: 401 });
  return callKalem(request, new URL(request.url).pathname.slice('/kalem-api'.length));
}

export { handOn as DELETE, handOn as GET, handOn as POST, handOn as PUT };
