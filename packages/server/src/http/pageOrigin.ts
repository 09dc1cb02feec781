/**
 * The origin of the page that calls, when it is one that serves this API too: the browser says so (`Sec-Fetch-Site`), or page and call
 * name the same host, as behind a proxy that ends TLS. Only for what is answered to the caller alone: a client that is no browser says what it likes.
 */
export function pageOrigin({ headers, url }: Request): string | undefined {
  const origin = headers.get('origin') ?? '';
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  const page = new URL(origin);
  const isOurs = headers.get('sec-fetch-site') === 'same-origin' || page.host === new URL(url).host;
  return isOurs ? page.origin : undefined;
}
