/** Joins the parts that say something, trimmed: 'ÇANKAYA / ANKARA'. */
export function joinFilled(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(separator);
}
