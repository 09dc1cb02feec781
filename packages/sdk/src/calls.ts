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
/** What a call answers. A call with JSON and files answers JSON, unless `parseAs` is set. */
type DataOf<Op extends Operation, Init> = [DataAs<Op, Init, 'application/json'>] extends [never]
  ? DataAs<Op, Init, `${string}/${string}`>
  : DataAs<Op, Init, 'application/json'>;
type DataAs<Op extends Operation, Init, Media extends `${string}/${string}`> = Exclude<
  FetchResponse<Op, Init, Media>['data'],
  undefined
>;

/** Options of one call, in addition to the contract's parameters and body. */
export type CallOptions = {
  /** Timeout in milliseconds, instead of the client's `timeout`. */
  timeout?: number;
  /** Excludes the call from `onLoading`. */
  hideLoading?: boolean;
  /** Number of retries after a temporary failure, instead of the client's `retries`. */
  retries?: number;
  /** Called with the sent share of the body from 0 to 1: several times in a browser, once at the end elsewhere. */
  onUploadProgress?: (share: number) => void;
};

/** The result of a 2xx. `response.headers.get('ETag')` is the version to send back as `If-Match`. */
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
 * The calls of the contract, with the path as the argument. `data` is always present, because any response other than
 * 2xx is thrown as an `ApiError` (a cancelled call as an `AbortError`).
 */
export type Calls = {
  GET: CallMethod<'get'>;
  POST: CallMethod<'post'>;
  PUT: CallMethod<'put'>;
  DELETE: CallMethod<'delete'>;
  /** Middleware is not supported: wrap `fetch` and pass it to createClient. */
  use(...middleware: unknown[]): never;
  eject(...middleware: unknown[]): never;
} & Client<paths>;

/** The languages of the server's texts. */
export type Language = 'tr' | 'en';

type Options = {
  baseUrl: string;
  send: Send;
  language: () => Language;
  timeout: number | undefined;
  retries: number;
  /** Called when a call begins (+1) and ends (-1). */
  onCount: (change: 1 | -1) => void;
  onPaymentRequired: ((error: ApiError) => void) | undefined;
  onSpan: ((span: CallSpan) => void) | undefined;
};

/**
 * The result of one call for the host's own monitoring. A call and its retries are one span. It contains no personal
 * data: no address, parameter, body or token.
 */
export type CallSpan = {
  kind: 'call';
  /** Method and path of the contract: `GET /fatura/{id}`. */
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  /** Milliseconds. */
  duration: number;
  /** The HTTP status of the response; undefined without one. */
  status: number | undefined;
  /** The permanent code of the failure. `CANCELLED` when the caller aborted, undefined for a success. */
  code: string | undefined;
  /** The id of the call in the server's log; only for failures. */
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

/** This call accepts only a form and has no Idempotency-Key, because the server never stores a token as an answer. */
const tokenPath = '/user/token';

/**
 * openapi-fetch builds the request of each try and reads its response. This adds the parts that last until the response
 * is read, longer than a `fetch`: the timeout, the loading count, the retries and the conversion of every failure into
 * an `ApiError`.
 */
export function createCalls(options: Options): Calls {
  // The types of a call depend on its literal path, which is not known here.
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
    // Without this header the browser sends its own languages, which may differ from the page's.
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
      // API-01: no redirects, so that tokens never reach another origin.
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

/**
 * The headers of the call plus ours: a new Idempotency-Key for every POST without one, and the content type of a form.
 */
function headersOf(method: string, path: string, { headers, params }: CallInit): Headers {
  // openapi-fetch 0.17 treats header pairs as an object and uses their index as the name.
  const all = mergeHeaders(Array.isArray(headers) ? new Headers(headers) : headers, params?.header);
  if (path === tokenPath) all.set('Content-Type', 'application/x-www-form-urlencoded');
  else if (method === 'POST' && !all.has('Idempotency-Key')) all.set('Idempotency-Key', newIdempotencyKey());
  return all;
}

function hasFile(body: unknown): boolean {
  return Object.values(body ?? {}).some((value) => value instanceof Blob);
}

/** Builds a multipart body, which openapi-fetch does not support. */
function toForm(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

/**
 * Combines the timeout of a call with its caller's signal. `signal` aborts the request, and `over` rejects with the
 * reason, so that a call also ends while it waits for a shared refresh or for a `fetch` that ignores signals. Without a
 * timeout and a caller's signal there is no `signal`, because it would double the overhead of the SDK.
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
