import type { paths } from '@kalem/openapi';
import createOpenapiClient, { type Client } from 'openapi-fetch';
import { ApiError } from './ApiError';
import { errorTexts } from './errorTexts';
import type { CallOptions, KalemClient } from './KalemClient';
import { newIdempotencyKey } from './newIdempotencyKey';
import { startDeadline } from './startDeadline';
import { toApiError } from './toApiError';

/** Sends a request; `body` is what the request was made of, for sending it once more. */
export type Send = (request: Request, body: BodyInit | undefined) => Promise<Response>;

type Options = {
  baseUrl: string;
  send: Send;
  timeout: number;
  loading: { start(): () => void };
  onPaymentRequired: ((error: ApiError) => void) | undefined;
};

type CallInit = CallOptions & { signal?: AbortSignal | null; bodySerializer?: (body: unknown) => BodyInit };
type Transport = { request(method: string, path: string, init: object): Promise<{ response: Response; error?: unknown }> };

/** The contract takes no key for it: a token answer is never kept. */
const tokenPath = '/user/token';

/** The calls of the contract over openapi-fetch: throws what is not a 2xx, limits the time, counts, keys every POST. */
export function createCalls({ baseUrl, send, timeout: defaultTimeout, loading, onPaymentRequired }: Options): Omit<KalemClient, 'session'> {
  const openapi = createOpenapiClient<paths>({ baseUrl });
  // openapi-fetch infers a call's types from its literal arguments; inside a function around it there are none.
  const transport = openapi as Transport;

  async function call(method: string, path: string, init: CallInit = {}) {
    const { timeout = defaultTimeout, hideLoading, signal, bodySerializer = serializerOf(path), ...rest } = init;
    let body: BodyInit | undefined;
    const deadline = startDeadline(timeout, signal);
    const stopLoading = hideLoading ? undefined : loading.start();
    const answer = transport.request(method, path, {
      ...rest,
      signal: deadline.signal,
      redirect: 'error',
      baseUrl: undefined,
      bodySerializer: (value: unknown) => (body = bodySerializer(value)),
      fetch: (request: Request) => send(withHeaders(request, path), body),
    });
    try {
      const { response, error, ...success } = await Promise.race([answer, deadline.over]);
      if (response.ok) return { ...success, response };
      throw toApiError(response, error);
    } catch (error) {
      const failure = signal?.aborted ? error : explain(error);
      if (failure instanceof ApiError && failure.status === 402) onPaymentRequired?.(failure);
      throw failure;
    } finally {
      deadline.clear();
      stopLoading?.();
    }
  }

  const by = (method: string) => (path: string, init?: CallInit) => call(method, path, init);
  const methods = { request: call, GET: by('GET'), POST: by('POST'), PUT: by('PUT'), DELETE: by('DELETE'), PATCH: by('PATCH'), HEAD: by('HEAD'), OPTIONS: by('OPTIONS'), TRACE: by('TRACE') };
  return { ...openapi, ...methods } as Client<paths> & KalemClient;
}

function serializerOf(path: string): (body: unknown) => BodyInit {
  if (path === tokenPath) return (body) => new URLSearchParams(Object.entries(body ?? {})).toString();
  return (body) => (body instanceof FormData ? body : JSON.stringify(body));
}

function withHeaders(request: Request, path: string): Request {
  const { headers } = request;
  if (path === tokenPath) headers.set('Content-Type', 'application/x-www-form-urlencoded');
  else if (request.method === 'POST' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newIdempotencyKey());
  return request;
}

function explain(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) return new ApiError({ status: 0, code: 'UNREADABLE', message: errorTexts.unexpected, cause: error });
  return new ApiError({ status: 0, code: 'NETWORK', message: errorTexts.noConnection, cause: error });
}
