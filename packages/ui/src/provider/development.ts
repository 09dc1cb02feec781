import { ApiError } from '@kalem/sdk';

const said = new Set<string>();

/** Tells the host's developer once, on the console; a production build says nothing. */
export function sayOnce(text: string): void {
  if (!isDevelopment() || said.has(text)) return;
  said.add(text);
  console.warn(`Kalem: ${text}`);
}

/** Bundlers write the answer in; a page without one, whose `process` is not there, counts as built. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * In development: users are told to check their connection; the developer is told where the call went, and what a
 * browser can distinguish: a device that is offline (nothing to say), something other than the API at that address, a
 * server that answers and does not allow this page (CORS), or no server at all.
 */
export async function nameAddress(error: unknown): Promise<void> {
  if (!isDevelopment() || !(error instanceof ApiError) || error.address === undefined) return;
  const { address, code } = error;
  if (code === 'UNREADABLE' || code === 'HTTP_404')
    sayOnce(`${address} answered, but not as the API does. Is baseUrl right?`);
  if (code !== 'NETWORK' || !navigator.onLine) return;
  const url = address.slice(address.indexOf(' ') + 1);
  const isThere = await fetch(url, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );
  if (isThere)
    sayOnce(`${address} is there and does not allow this page (CORS): let the server allow ${location.origin}.`);
  else sayOnce(`nobody answers at ${address}. Is baseUrl right, and does this page's connect-src allow it?`);
}
