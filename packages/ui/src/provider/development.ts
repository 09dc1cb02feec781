import { ApiError } from '@kalem/sdk';

const said = new Set<string>();

/** Logs a warning to the console, once per text. Does nothing in a production build. */
export function sayOnce(text: string): void {
  if (!isDevelopment() || said.has(text)) return;
  said.add(text);
  console.warn(`Kalem: ${text}`);
}

/** Bundlers replace this expression. A page without a bundler has no `process` and counts as production. */
export function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * Logs where a failed call went, in development only. The user just reads "check your connection". A browser can tell
 * these cases apart: an offline device (logs nothing), something other than the API at the address, a server that does
 * not allow this page (CORS), and no server.
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
