import type { AccessTokens } from './AccessTokens';
import type { Send } from './createCalls';

/**
 * Puts the bearer token on each request; after a 401 it asks for another token and sends the same request once more.
 * A POST without an Idempotency-Key might take effect twice, so it is not repeated.
 */
export function authorizedSend(fetch: (request: Request) => Promise<Response>, tokens: AccessTokens): Send {
  return async (request, body) => {
    const token = await tokens.current();
    request.signal.throwIfAborted();
    const first = await fetch(authorize(request, token));
    if (first.status !== 401 || (request.method === 'POST' && !request.headers.has('Idempotency-Key'))) return first;
    const renewed = await tokens.renew(token);
    if (renewed === undefined || request.signal.aborted) return first;
    await first.body?.cancel();
    return fetch(authorize(again(request, body), renewed));
  };
}

function authorize(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

function again(request: Request, body: BodyInit | undefined): Request {
  if (body === undefined) return request;
  const headers = new Headers(request.headers);
  // The boundary belongs to the first serialisation of a form.
  if (body instanceof FormData) headers.delete('Content-Type');
  return new Request(request, { body, headers });
}
