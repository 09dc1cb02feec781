/** JSON text in ASCII, because one client saw raw UTF-8 break in `jp` and every portal reads the escapes (protocol 1). */
export function escapeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
