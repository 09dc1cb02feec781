import type { paths } from '@kalem/openapi';
import createOpenApiClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type HeadersOptions,
  type MaybeOptionalInit,
  mergeHeaders,
} from 'openapi-fetch';
import { addressOf, ApiError, timedOut, toApiError } from './ApiError';
import { newIdempotencyKey, withRetries } from './retries';
import type { Send } from './send';

type Method = 'get' | 'put' | 'post' | 'delete';
type Operation = Record<string | number, unknown>;
type DataOf<Op extends Operation, Init> = Exclude<FetchResponse<Op, Init, `${string}/${string}`>['data'], undefined>;

/** Options of one call, in addition to the contract's parameters and body. */
export type CallOptions = {
  /** Milliseconds until the call gives up, instead of the client's `timeout`. */
  timeout?: number;
  /** The call does not count for `onLoading`. */
  hideLoading?: boolean;
  /** How often this call may be tried again after a passing failure, instead of the client's `retries`. */
  retries?: number;
  /** Hears the sent share of the body from 0 to 1: step by step in a browser, once at the end elsewhere. */
  onUploadProgress?: (share: number) => void;
};

/** What a 2xx answered; `response.headers.get('ETag')` is the version to send back as `If-Match`. */
export type Answer<Op extends Operation, Init> = {
  data: [DataOf<Op, Init>] extends [never] ? undefined : DataOf<Op, Init>;
  error?: never;
  response: Response;
};

type CallMethod<M extends Method> = <
  Path extends ClientPathsWithMethod<Client<paths>, M>,
  Init extends MaybeOptionalInit<paths[Path], M>,
>(
  path: Path,
  ...init: undefined extends Init ? [init?: Init & CallOptions] : [init: Init & CallOptions]
) => Promise<Answer<Extract<paths[Path][M], Operation>, Init>>;

/**
 * The calls of the contract: the path is the method's argument, `data` is there because whatever is not a 2xx is thrown
 * as `ApiError` (a cancelled call as `AbortError`).
 */
export type Calls = {
  GET: CallMethod<'get'>;
  POST: CallMethod<'post'>;
  PUT: CallMethod<'put'>;
  DELETE: CallMethod<'delete'>;
  /** Runs no middleware: wrap `fetch` and give it to createClient. */
  use(...middleware: unknown[]): never;
  eject(...middleware: unknown[]): never;
} & Client<paths>;

/** The languages that the server's texts come in. */
export type Language = 'tr' | 'en';

type Options = {
  baseUrl: string;
  send: Send;
  language: () => Language;
  timeout: number | undefined;
  retries: number;
  /** Hears a call begin (+1) and end (-1). */
  onCount: (change: 1 | -1) => void;
  onPaymentRequired: ((error: ApiError) => void) | undefined;
  onSpan: ((span: CallSpan) => void) | undefined;
};

/**
 * How one call went, for the host's own monitoring; a call and its retries are one span. It carries no personal data:
 * no address, parameter, body or token.
 */
export type CallSpan = {
  kind: 'call';
  /** Method and path as the contract has them: `GET /fatura/{id}`. */
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  /** Milliseconds. */
  duration: number;
  /** The HTTP status of the answer; undefined when none came. */
  status: number | undefined;
  /** The permanent code of the failure; `CANCELLED` where the caller gave up, undefined where all went well. */
  code: string | undefined;
  /** The id under which the server's log knows the call; only for failures. */
  requestId: string | undefined;
};

type CallInit = CallOptions & {
  params?: { header?: Record<string, string> };
  headers?: HeadersOptions;
  body?: unknown;
  signal?: AbortSignal | null;
};

/** Milliseconds (SES-08). */
export const longestCall = 1_500_000;

/** Takes a form alone, and no Idempotency-Key, because a token is never kept as an answer. */
const tokenPath = '/user/token';

/**
 * openapi-fetch builds the request of each try and reads its answer. This adds what lasts until the answer is read,
 * longer than a `fetch`: the time limit, the loading count, the retries, and turning every failure into an `ApiError`.
 */
export function createCalls(options: Options): Calls {
  // A call's types follow from its literal path, which is not known here.
  const { request } = createOpenApiClient({ baseUrl: options.baseUrl }) as unknown as {
    request(method: string, path: string, init: object): Promise<{ response: Response }>;
  };

  async function call(method: string, path: string, init: CallInit = {}) {
    const {
      timeout = options.timeout,
      retries = options.retries,
      hideLoading,
      onUploadProgress,
      signal,
      ...rest
    } = init;
    const headers = headersOf(method, path, init);
    // Without it a browser names its own languages, which need not be the page's.
    if (!headers.has('Accept-Language')) headers.set('Accept-Language', options.language());
    const isRepeatable = method === 'GET' || headers.has('Idempotency-Key');
    let address: string | undefined;
    const limit = startTimeLimit({ timeout, signal, onUploadProgress });
    const requestInit = {
      bodySerializer: hasFile(init.body) ? toForm : undefined,
      ...rest,
      headers,
      params: { ...init.params, header: undefined },
      signal: limit.signal,
      fetch: (made: Request) => {
        address = addressOf(made);
        return options.send(made, onUploadProgress);
      },
      // API-01: to no other origin, whatever the call or the answer says.
      redirect: 'error',
      baseUrl: undefined,
      pathSerializer: undefined,
      middleware: undefined,
    };
    if (!hideLoading) options.onCount(1);
    const start = Date.now();
    const note = (status?: number, { code, requestId }: Partial<ApiError> = {}) =>
      options.onSpan?.({
        ...{ kind: 'call', name: `${method} ${path}`, start, duration: Date.now() - start },
        ...{ status: status || undefined, code, requestId },
      });
    try {
      const attempt = () =>
        request(method, path, requestInit).catch((cause: unknown) => Promise.reject(toApiError(cause, address)));
      const answer = withRetries(attempt, isRepeatable ? retries : 0, limit.over);
      const answered = await Promise.race([answer, limit.over]);
      note(answered.response.status);
      return answered;
    } catch (error) {
      if (error instanceof ApiError) note(error.status, error);
      else note(undefined, { code: 'CANCELLED' });
      if (error instanceof ApiError && error.status === 402) options.onPaymentRequired?.(error);
      throw signal?.aborted ? signal.reason : error;
    } finally {
      limit.clear();
      if (!hideLoading) options.onCount(-1);
    }
  }

  const by = (method: string) => (path: string, init?: CallInit) => call(method, path, init);
  const calls = {
    request: (method: string, path: string, init?: CallInit) => call(method.toUpperCase(), path, init),
    GET: by('GET'),
    POST: by('POST'),
    PUT: by('PUT'),
    DELETE: by('DELETE'),
    PATCH: by('PATCH'),
    HEAD: by('HEAD'),
    OPTIONS: by('OPTIONS'),
    TRACE: by('TRACE'),
    use: refuseMiddleware,
    eject: refuseMiddleware,
  };
  return calls as unknown as Calls;
}

/** The headers of the call, and ours: a new key for every POST that brings none, and the type of a form. */
function headersOf(method: string, path: string, { headers, params }: CallInit): Headers {
  // openapi-fetch 0.17 takes the index of a pair for its name.
  const all = mergeHeaders(Array.isArray(headers) ? new Headers(headers) : headers, params?.header);
  if (path === tokenPath) all.set('Content-Type', 'application/x-www-form-urlencoded');
  else if (method === 'POST' && !all.has('Idempotency-Key')) all.set('Idempotency-Key', newIdempotencyKey());
  return all;
}

function hasFile(body: unknown): boolean {
  return Object.values(body ?? {}).some((value) => value instanceof Blob);
}

/** Multipart, which openapi-fetch does not make. */
function toForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/**
 * Joins the time limit of a call with its caller's signal: `signal` aborts the request, and `over` rejects with the
 * reason, so that a call also ends while it waits for a shared refresh or for a `fetch` that ignores signals. When
 * nobody asked for an end, `signal` is absent: it would double what the SDK adds to a call.
 */
function startTimeLimit({ timeout, signal: caller, onUploadProgress }: CallInit) {
  const isAbortable = timeout !== undefined || caller || onUploadProgress;
  const controller = isAbortable ? new AbortController() : undefined;
  let fail: (reason: unknown) => void = () => {};
  const over = new Promise<never>((_, reject) => (fail = reject));

  function end(reason: unknown) {
    fail(reason);
    controller?.abort(reason);
  }
  const cancel = () => end(caller?.reason);
  const timer = setTimeout(() => end(timedOut()), timeout ?? longestCall);
  if (caller?.aborted) cancel();
  caller?.addEventListener('abort', cancel);

  function clear() {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
  return { signal: controller?.signal, over, clear };
}

function refuseMiddleware(): never {
  throw new TypeError('This client runs no middleware: wrap `fetch` and give it to createClient.');
}
