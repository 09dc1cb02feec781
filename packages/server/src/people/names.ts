/** Normalizes a mail address as stored and searched: trimmed, in lower case, independent of locale (ACC-20). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * A name from a user for our mails: one line, shortened, and without text that mail programs turn into links. Otherwise
 * a stranger could sign up with a name that puts a link into a mail from us.
 */
export function plainName(text: string, longest = 60): string {
  const line = text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/:\/\/|@/g, ' ')
    // 'kotu.example' would become a link. 'A.Ş.' stays.
    .replace(/\.(?=[\p{L}\p{N}-]{2})/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** Normalizes a person's name: trimmed, with single spaces (ACC-18). */
export function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
