import { customerOf } from '../../../../bank/customers.mjs';
import { callKalem } from '../../../../bank/proxy.mjs';

/** Hands on what the widgets of a signed-in customer call, and nothing else. */
async function handOn(request: Request): Promise<Response> {
  if (!customerOf(request.headers.get('cookie'))) return new Response(null, { status: 401 });
  return callKalem(request, new URL(request.url).pathname.slice('/kalem-api'.length));
}

export { handOn as DELETE, handOn as GET, handOn as POST, handOn as PUT };
