export type ParseAs = 'json' | 'text' | 'blob' | 'arrayBuffer' | 'formData' | 'stream';

/** What a 2xx carries; undefined when it has no body. */
export async function readAnswer(response: Response, parseAs: ParseAs = 'json'): Promise<unknown> {
  if (response.status === 204 || response.headers.get('Content-Length') === '0') return undefined;
  if (parseAs === 'stream') return response.body;
  if (parseAs !== 'json') return response[parseAs]();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
