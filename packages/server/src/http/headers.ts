const defaults = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Sets the safe headers that a response lacks: an answer of the API is never kept, framed or run. */
export function secureHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(defaults)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}

const allowed = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id',
  'Access-Control-Max-Age': '7200',
};
const EXPOSED = 'Content-Disposition, ETag, Idempotent-Replayed, Retry-After, X-Request-Id';

/**
 * Lets pages of the named origins call the API from another host. Sessions travel as bearer tokens, never as cookies,
 * so that no credentials are allowed; every other origin gets the answer without leave to read it.
 */
export function withCors(
  origins: readonly string[],
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  if (origins.length === 0) return answer;
  return async (request) => {
    const origin = request.headers.get('origin');
    const isAllowed = origin !== null && origins.includes(origin);
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const response = isPreflight
      ? new Response(null, { status: 204, headers: isAllowed ? allowed : {} })
      : await answer(request);
    response.headers.append('Vary', 'Origin');
    if (!isAllowed) return response;
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', EXPOSED);
    return response;
  };
}
