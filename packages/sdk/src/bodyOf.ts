/** The contract takes no other body for it. */
const formPath = '/user/token';

/** The body as it is sent: a form of the token call, multipart where there is a file, JSON otherwise. */
export function bodyOf(path: string, body: unknown): { body: BodyInit | undefined; contentType: string | undefined } {
  if (body === undefined) return { body: undefined, contentType: undefined };
  // The platform writes the type of a form together with its boundary.
  if (body instanceof FormData) return { body, contentType: undefined };
  if (typeof body === 'string') return { body, contentType: 'application/json' };
  const fields = Object.entries(body ?? {});
  if (path === formPath)
    return { body: new URLSearchParams(fields).toString(), contentType: 'application/x-www-form-urlencoded' };
  if (fields.some(([, value]) => value instanceof Blob)) return { body: formOf(fields), contentType: undefined };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

function formOf(fields: [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
