import { refusal } from './ApiError';

/** The source of bearer tokens: the built-in session or the host. */
export type AccessTokens = {
  /** The token to send; undefined for none. */
  current(): Promise<string | undefined>;
  /**
   * A token to replace `refused`, which got a 401; undefined when there is none. Rejects when the user is signed out.
   */
  renew(refused: string | undefined): Promise<string | undefined>;
};

/** For calls with their own token, or without one. */
export const noTokens: AccessTokens = { current: async () => undefined, renew: async () => undefined };

/** Sends one request and returns its 2xx. Throws any other response as an `ApiError`. */
export type Send = (request: Request, onUploadProgress?: (share: number) => void) => Promise<Response>;

/**
 * The `fetch` for openapi-fetch, around the host's or the platform's: adds the bearer token to each request, repeats it
 * once with a new token after a 401, and reports the upload progress. (A middleware of openapi-fetch cannot send a
 * request twice.)
 */
export function createSend(
  hostFetch: ((request: Request) => Promise<Response>) | undefined,
  tokens: AccessTokens,
): Send {
  const fetch = hostFetch ?? ((request: Request) => globalThis.fetch(request));

  async function transmit(request: Request, token: string | undefined, onProgress?: (share: number) => void) {
    if (token !== undefined) request.headers.set('Authorization', `Bearer ${token}`);
    if (!onProgress) return fetch(request);
    if (!hostFetch && typeof XMLHttpRequest !== 'undefined') return sendByXhr(request, onProgress);
    const response = await fetch(request);
    onProgress(1);
    return response;
  }

  return async (request, onUploadProgress) => {
    const token = await tokens.current();
    request.signal.throwIfAborted();
    // A GET has no body, so the same request can be sent again.
    const again = request.method === 'GET' ? request : request.clone();
    let response = await transmit(request, token, onUploadProgress);
    if (response.status === 401 && mayRepeat(request)) {
      const renewed = await tokens.renew(token);
      if (renewed !== undefined && !request.signal.aborted) {
        await response.body?.cancel();
        response = await transmit(again, renewed, onUploadProgress);
      }
    }
    if (!response.ok) throw await refusal(response, request);
    return response;
  };
}

/** Without an Idempotency-Key a repeated POST might take effect twice. */
function mayRepeat({ method, headers }: Request): boolean {
  return method !== 'POST' || headers.has('Idempotency-Key');
}

/** Sends a request by XMLHttpRequest and reports the upload progress, which `fetch` cannot do. */
async function sendByXhr(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const body = await request.blob();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    xhr.onload = () =>
      xhr.responseURL === request.url ? resolve(responseOf(xhr)) : reject(new TypeError('redirected'));
    xhr.onerror = () => reject(new TypeError('no answer'));
    request.signal.addEventListener('abort', () => {
      xhr.abort();
      reject(request.signal.reason);
    });
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name, ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(status === 204 ? null : xhr.response, { status, statusText, headers });
}
