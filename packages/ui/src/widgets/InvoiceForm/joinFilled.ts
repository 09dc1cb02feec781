/** Joins the parts that say something. */
export function joinFilled(parts: readonly string[], glue: string): string {
  return parts.filter((part) => part !== '').join(glue);
}
