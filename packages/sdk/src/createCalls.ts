import type { paths } from '@kalem/openapi';
import type { Client } from 'openapi-fetch';
import { addressOf } from './addressOf';
import { ApiError } from './ApiError';
import { bodyOf } from './bodyOf';
import type { CallParameters } from './CallParameters';
import { errorTexts } from './errorTexts';
import { headersOf } from './headersOf';
import type { CallOptions, KalemClient } from './KalemClient';
import { newIdempotencyKey } from './newIdempotencyKey';
import { type ParseAs, readAnswer } from './readAnswer';
import { retryDelay } from './retryDelay';
import type { Outgoing, Send } from './Send';
import { startDeadline } from './startDeadline';
import { toApiError } from './toApiError';

type Options = {
  baseUrl: string;
  send: Send;
  timeout: number | undefined;
  retries: number;
  loading: { start(): () => void };
  onPaymentRequired: ((error: ApiError) => void) | undefined;
};

type CallInit = CallOptions &
  CallParameters & {
    signal?: AbortSignal | null;
    body?: unknown;
    bodySerializer?: (body: unknown) => unknown;
    parseAs?: ParseAs;
    baseUrl?: unknown;
    fetch?: unknown;
  };

/** SES-08. */
const longestCall = 1_500_000;

/** A token answer is never kept, so the contract takes no key for it. */
const tokenPath = '/user/token';

/** The calls of the contract: throws what is not a 2xx, limits the time, counts, keys every POST, tries again what may be tried again. */
export function createCalls(options: Options): Omit<KalemClient, 'session'> {
  const baseUrl = options.baseUrl.replace(/\/$/, '');

  async function call(method: string, path: string, init: CallInit = {}) {
    const { timeout = options.timeout, hideLoading, onUploadProgress, signal } = init;
    const stopLoading = hideLoading ? undefined : options.loading.start();
    const deadline = startDeadline(
      timeout ?? longestCall,
      signal,
      timeout !== undefined || onUploadProgress !== undefined,
    );
    try {
      return await Promise.race([
        tryCall(outgoingOf(method, path, init, deadline.signal), init, deadline.over),
        deadline.over,
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 402) options.onPaymentRequired?.(error);
      throw signal?.aborted ? signal.reason : error;
    } finally {
      deadline.clear();
      stopLoading?.();
    }
  }

  function outgoingOf(method: string, path: string, init: CallInit, signal: AbortSignal | undefined): Outgoing {
    const {
      timeout,
      hideLoading,
      retries,
      onUploadProgress,
      params,
      headers: given,
      body: content,
      bodySerializer,
      parseAs,
      baseUrl: otherUrl,
      fetch,
      ...requestInit
    } = init;
    const address = addressOf(baseUrl, path, params);
    const headers = headersOf(init);
    const { body, contentType } = bodyOf(path, bodySerializer ? bodySerializer(content) : content);
    if (contentType) headers['content-type'] ??= contentType;
    if (method === 'POST' && path !== tokenPath) headers['idempotency-key'] ??= newIdempotencyKey();
    const request = (token: string | undefined) => {
      signal?.throwIfAborted();
      if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
      return new Request(address, {
        ...requestInit,
        method,
        headers,
        body: body ?? null,
        signal: signal ?? null,
        redirect: 'error',
      });
    };
    return { request, repeatable: method === 'GET' || 'idempotency-key' in headers, body, onUploadProgress };
  }

  async function tryCall(outgoing: Outgoing, { parseAs, retries = options.retries }: CallInit, over: Promise<never>) {
    for (let tries = 1; ; tries++) {
      const outcome = await tryOnce(outgoing, parseAs).catch(explain);
      if (!(outcome instanceof ApiError)) return outcome;
      const wait = outgoing.repeatable && tries <= retries ? retryDelay(outcome, tries) : undefined;
      if (wait === undefined) throw outcome;
      await pause(wait, over);
    }
  }

  async function tryOnce(outgoing: Outgoing, parseAs: ParseAs | undefined) {
    const response = await options.send(outgoing);
    if (!response.ok) throw toApiError(response, await response.text());
    return { data: await readAnswer(response, parseAs), response };
  }

  const by = (method: string) => (path: string, init?: CallInit) => call(method, path, init);
  const request = (method: string, path: string, init?: CallInit) => call(method.toUpperCase(), path, init);
  const methods = {
    request,
    GET: by('GET'),
    POST: by('POST'),
    PUT: by('PUT'),
    DELETE: by('DELETE'),
    PATCH: by('PATCH'),
    HEAD: by('HEAD'),
    OPTIONS: by('OPTIONS'),
    TRACE: by('TRACE'),
    use: refuse,
    eject: refuse,
  };
  // A call's types follow from its literal arguments; inside the functions that make the calls there are none.
  return methods as unknown as Client<paths> & KalemClient;
}

function refuse(): never {
  throw new TypeError('This client runs no middleware: wrap `fetch` and give it to createClient.');
}

function pause(milliseconds: number, over: Promise<never>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    over.catch((reason: unknown) => {
      clearTimeout(timer);
      reject(reason);
    });
  });
}

function explain(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError)
    return new ApiError({ status: 0, code: 'UNREADABLE', message: errorTexts.unexpected, cause: error });
  return new ApiError({ status: 0, code: 'NETWORK', message: errorTexts.noConnection, cause: error });
}
