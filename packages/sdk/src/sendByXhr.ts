/** Sends a request as `fetch` would, and tells how much of the body is on its way: `fetch` cannot do that. */
export function sendByXhr(
  request: Request,
  body: BodyInit | undefined,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    for (const [name, value] of request.headers) {
      // The boundary in it belongs to another serialisation of the form.
      if (name !== 'content-type' || !(body instanceof FormData)) xhr.setRequestHeader(name, value);
    }
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total);
    xhr.onload = () =>
      xhr.responseURL === request.url ? resolve(responseOf(xhr)) : reject(new TypeError('redirected'));
    xhr.onerror = () => reject(new TypeError('no answer'));
    request.signal.addEventListener('abort', () => {
      xhr.abort();
      reject(request.signal.reason);
    });
    // Streams are not among the bodies that the contract makes.
    xhr.send(body as XMLHttpRequestBodyInit);
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
