import { refusal } from './ApiError';

/** Where the bearer token comes from: the built-in session or the host. */
export type AccessTokens = {
  /** The token to send; undefined sends none. */
  current(): Promise<string | undefined>;
  /** A token instead of `refused`, which a 401 answered; undefined when there is none. Rejects when signed out. */
  renew(refused: string | undefined): Promise<string | undefined>;
};

/** For calls that carry a token of their own, or none. */
export const noTokens: AccessTokens = { current: async () => undefined, renew: async () => undefined };

/** Sends one request and answers its 2xx; anything else is thrown as an `ApiError`. */
export type Send = (request: Request, onUploadProgress?: (share: number) => void) => Promise<Response>;

/**
 * The `fetch` that openapi-fetch calls, around the host's own or the platform's: puts the bearer token on each request,
 * answers a 401 by sending the request once more with a new token, and reports how much of the body is sent. (A
 * middleware of openapi-fetch cannot send anything twice.)
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
    // A GET has no body to use up, so it goes out again as it is.
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

/** A POST without an Idempotency-Key might take effect twice. */
function mayRepeat({ method, headers }: Request): boolean {
  return method !== 'POST' || headers.has('Idempotency-Key');
}

/** Sends a request as `fetch` would, and reports how much of the body is on its way, which `fetch` cannot do. */
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
