/** Trims the parts and joins those that are not empty: 'ÇANKAYA / ANKARA'. */
export function joinFilled(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(separator);
}

/** Joins messages by semicolons. Only the last one keeps its full stop: `'A.'`, `'B.'` → `'A; B.'`. */
export function joinMessages(messages: readonly string[]): string {
  return messages.map((text, index) => (index < messages.length - 1 ? text.replace(/\.$/, '') : text)).join('; ');
}
