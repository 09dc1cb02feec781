/** A mail address as it is stored and looked for: trimmed and in lower case, ignoring locale (ACC-20). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A person's name as it is stored: trimmed, with single blanks (ACC-18). */
export function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
