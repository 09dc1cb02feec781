/** A calendar date of the wire as people write it (NUM-23): '2026-11-21' → '21/11/2026'; anything else comes back as it is. */
export function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}
