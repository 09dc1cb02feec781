import type { SendRequest } from './Send';
import { sendByXhr } from './sendByXhr';

/** Sends requests by the given `fetch` or the platform's; one that wants to hear of its upload by XMLHttpRequest where there is one. */
export function createSender(custom: ((request: Request) => Promise<Response>) | undefined): SendRequest {
  const fetch = custom ?? ((request: Request) => globalThis.fetch(request));
  return async (request, { body, onUploadProgress }) => {
    if (!onUploadProgress) return fetch(request);
    if (!custom && typeof XMLHttpRequest !== 'undefined') return sendByXhr(request, body, onUploadProgress);
    const response = await fetch(request);
    onUploadProgress(1);
    return response;
  };
}
