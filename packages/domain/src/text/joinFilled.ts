/** Trims the parts and joins those that are not empty: 'ÇANKAYA / ANKARA'. */
export function joinFilled(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(separator);
}
