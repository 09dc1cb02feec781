import { NextResponse, type NextRequest } from 'next/server';

/**
 * The policy of every page: the bank's own origin, and only the scripts that Next.js has written into this very page,
 * by a nonce. Kalem's widgets need nothing else. Of the Trusted Types policies `kalem` is theirs, and `default` the
 * bank's own (`instrumentation-client.ts`).
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'",
    'trusted-types default kalem',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  // Next.js reads the nonce from the policy of the request.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  response.headers.set('Referrer-Policy', 'same-origin');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}

/** Pages alone: answers of the API bring a policy of their own. */
export const config = { matcher: '/((?!_next/|kalem-api/|my/|webhooks/|meridyen.svg).*)' };
