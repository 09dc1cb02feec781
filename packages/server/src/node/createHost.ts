import type { App } from '../app';
import { withCors } from '../http/headers';
import type { OutboxMessage } from '../messages/outbox';
import { sha256 } from '../db/secretTexts';
import type { StaticFiles } from './readStaticFiles';

interface Parts {
  readonly app: Pick<App, 'fetch'>;
  readonly files: StaticFiles;
  /** The reasons why the server cannot take calls. */
  readonly failing: () => Promise<readonly string[]>;
  /** Metrics for callers on this machine, and for callers with the token. */
  readonly metrics?: { readonly text: () => Promise<string>; readonly token: string | undefined };
  /** Origins on other hosts whose pages may call the API. */
  readonly origins?: readonly string[];
  /** Mails and SMS, including signing codes. Only with the simulator. */
  readonly outbox: (() => Promise<OutboxMessage[]>) | undefined;
  /** The pages of the simulated bank, if it is in use. */
  readonly bank?: ((request: Request) => Promise<Response>) | undefined;
  /** Whether the outbox is also available to other machines. */
  readonly openOutbox: boolean;
}

/** Answers a request. `address` is the caller's network address, if it identifies the caller. */
export type Host = (request: Request, address: string | undefined) => Promise<Response>;

const landingPages: Readonly<Record<string, string>> = { '/': '/landing.html', '/en': '/landing.en.html' };

/**
 * Serves one origin: /api, the landing page at / and /en, health checks and outbox. Any other path without a file
 * returns the app.
 */
export function createHost({ app, files, failing, metrics, origins = [], outbox, openOutbox, bank }: Parts): Host {
  return async (request, address) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api' || pathname.startsWith('/api/'))
      return withCors(origins, (call) => app.fetch(call, address === undefined ? {} : { address }))(request);
    if (pathname.startsWith('/dev/bank/') && bank) return withPageHeaders(await bank(request));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
    if (pathname === '/healthz') return health([]);
    if (pathname === '/readyz') return health(await failing());
    if (pathname === '/metrics' && metrics)
      return isFromHere(request, address) || (await hasToken(request, metrics.token))
        ? figures(await metrics.text())
        : new Response(null, { status: 404 });
    if (pathname === '/dev/outbox' && outbox && (openOutbox || isFromHere(request, address)))
      return Response.json({ items: await outbox() }, { headers: { 'Cache-Control': 'no-store' } });
    return withPageHeaders(files(landingPages[pathname] ?? pathname, request) ?? pageFor(pathname, files, request));
  };
}

/**
 * Whether the caller is on this machine. Excludes proxies, and foreign pages whose host name resolves to this machine.
 */
function isFromHere({ url, headers }: Request, address: string | undefined): boolean {
  const isLocalName = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  return (
    address === undefined &&
    isLocalName &&
    !['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => headers.has(name))
  );
}

/** Compares hashes, so that the time does not depend on the token. */
async function hasToken({ headers }: Request, token: string | undefined): Promise<boolean> {
  const given = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && (await sha256(given)) === (await sha256(token));
}

function figures(text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

function health(failing: readonly string[]): Response {
  const isWell = failing.length === 0;
  return Response.json(isWell ? { status: 'ok' } : { status: 'unavailable', failing }, {
    status: isWell ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** The app's routes have no dot in their last part. So a missing file returns 404 instead of the app. */
function pageFor(pathname: string, files: StaticFiles, request: Request): Response {
  const isRoute = !pathname.slice(pathname.lastIndexOf('/')).includes('.');
  return (
    (isRoute ? files('/index.html', request) : undefined) ??
    new Response('Sayfa bulunamadı', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  );
}

const pageHeaders = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

function withPageHeaders(response: Response): Response {
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value);
  return response;
}
