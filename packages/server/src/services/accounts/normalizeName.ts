/** A person's name as it is stored: trimmed, with single blanks (ACC-18). */
export function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
