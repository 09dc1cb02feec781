/** Control characters and half characters (lone surrogates): neither XML nor the portal takes them. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** Whether a text can stand in a document. */
export function isPlainText(text: string): boolean {
  return !unprintable.test(text);
}
