import type { ContractCall } from './contract';

/** A random call by fast-check, with its placeholders replaced by existing ids. */
export interface FuzzedCall {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface Sender {
  readonly baseUrl: string;
  readonly token: string;
  readonly companyId: string;
}

/** The request of a random call, as sent by a signed-in user. */
export function requestOf(
  { method, path, body }: ContractCall,
  given: FuzzedCall,
  { baseUrl, token, companyId }: Sender,
): Request {
  const url = new URL(
    `${baseUrl}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(given.path[name] ?? 'x')) || 'x')}`,
  );
  url.searchParams.set('companyId', companyId);
  for (const [name, value] of Object.entries(given.query)) url.searchParams.set(name, textOf(value));
  const request = new Request(url, {
    method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body && { body: bodyOf(body.type, given.body) }),
  });
  if (body && body.type !== 'multipart/form-data') request.headers.set('Content-Type', body.type);
  for (const [name, value] of Object.entries(given.header))
    request.headers.set(name, textOf(value).replaceAll(/[^\x20-\x7e]/g, '?'));
  return request;
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Replaces lone surrogates, which a URL cannot contain.
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function bodyOf(type: string, value: unknown): BodyInit {
  if (type === 'application/json') return JSON.stringify(value);
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(fields.map(([name, field]) => [name, textOf(field)])).toString();
  const form = new FormData();
  for (const [name, field] of fields)
    form.append(
      name,
      field instanceof Uint8Array ? new File([Uint8Array.from(field)], 'Fatura Şablonu.xlsx') : textOf(field),
    );
  return form;
}
