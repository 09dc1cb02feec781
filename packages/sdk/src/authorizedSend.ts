import type { AccessTokens } from './AccessTokens';
import type { Send, SendRequest } from './Send';

/**
 * Puts the bearer token on each request; after a 401 it asks for another token and sends the same call once more.
 * A POST without an Idempotency-Key might take effect twice, so it is not repeated.
 */
export function authorizedSend(send: SendRequest, tokens: AccessTokens): Send {
  return async (outgoing) => {
    const token = await tokens.current();
    const request = outgoing.request(token);
    const first = await send(request, outgoing);
    if (first.status !== 401 || (request.method === 'POST' && !request.headers.has('Idempotency-Key'))) return first;
    const renewed = await tokens.renew(token);
    if (renewed === undefined || request.signal.aborted) return first;
    await first.body?.cancel();
    return send(outgoing.request(renewed), outgoing);
  };
}
