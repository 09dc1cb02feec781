import inventory from '@kalem/ui/endpoint-inventory.json' with { type: 'json' };
import { widgets } from './kalem.mjs';
import { setting } from './settings.mjs';

/** @type {Record<string, { method: string, path: string }[]>} */
const calls = inventory;
/** The calls of our widgets and of the provider. The proxy rejects all others. */
const allowed = ['@kalem/ui', ...widgets.map((name) => `@kalem/ui/${name}`)].flatMap((entry) =>
  (calls[entry] ?? []).map(({ method, path }) => ({
    method,
    // A parameter matches one segment of the path.
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[\\w.-]+')}$`),
  })),
);

/** Headers that are forwarded. The bank's cookie is not among them. */
const requestHeaders = [
  'accept',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'origin',
  'x-request-id',
];
const answerHeaders = [
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'etag',
  'idempotent-replayed',
  'referrer-policy',
  'retry-after',
  'x-content-type-options',
  'x-request-id',
];

/**
 * Forwards a call of a widget to Kalem and streams the response back. The page sends its own token, so a caller without
 * one gets a 401 from Kalem.
 * @param {Request} request
 * @param {string} path Below the API, such as /fatura.
 * @returns {Promise<Response>}
 */
export async function callKalem(request, path) {
  if (!allowed.some(({ method, pattern }) => method === request.method && pattern.test(path)))
    return Response.json({ code: 'OUTSIDE_ALLOW_LIST', message: 'Bu işlem bankamızda açık değil.' }, { status: 403 });
  try {
    const answer = await fetch(`${setting('KALEM_API')}${path}${new URL(request.url).search}`, {
      method: request.method,
      headers: only(requestHeaders, request.headers),
      redirect: 'manual',
      signal: request.signal,
      ...(request.body && { body: request.body, duplex: 'half' }),
    });
    return new Response(answer.body, { status: answer.status, headers: only(answerHeaders, answer.headers) });
  } catch (error) {
    if (!request.signal.aborted) console.error('Kalem did not answer:', error);
    return Response.json({ code: 'KALEM_AWAY', message: 'Fatura hizmetine şu an ulaşılamıyor.' }, { status: 502 });
  }
}

/**
 * @param {readonly string[]} names
 * @param {Headers} headers
 */
function only(names, headers) {
  return new Headers([...headers].filter(([name]) => names.includes(name)));
}
