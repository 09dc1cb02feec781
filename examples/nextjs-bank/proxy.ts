import { NextResponse, type NextRequest } from 'next/server';

/**
 * The policy of every page: the bank's own origin, and only scripts with the nonce of this response, which Next.js
 * sets. Kalem's widgets need no more. The Trusted Types policy `kalem` belongs to the widgets, `default` to the bank
 * (`instrumentation-client.ts`).
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

/** Only pages: responses of the API have their own policy. */
export const config = { matcher: '/((?!_next/|kalem-api/|my/|webhooks/|meridyen.svg).*)' };
