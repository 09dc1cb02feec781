const defaults = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Adds the security headers that a response lacks. By default an API answer may not be cached, framed or executed. */
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
 * Allows pages of these origins to call the API from another host. Credentials are not allowed, because sessions are
 * bearer tokens and not cookies. Pages of other origins cannot read the answer.
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
