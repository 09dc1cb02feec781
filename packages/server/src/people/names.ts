/** A mail address as it is stored and looked for: trimmed and in lower case, ignoring locale (ACC-20). */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * A name that a user chose, for the mails that we send: one line, cut, and without anything that a mail program turns
 * into a link. Anybody who signs up may write anything there, and the mail comes from us.
 */
export function plainName(text: string, longest = 60): string {
  const line = text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/:\/\/|@/g, ' ')
    // 'kotu.example' would be a link; 'A.Ş.' stays.
    .replace(/\.(?=[\p{L}\p{N}-]{2})/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}

/** A person's name as it is stored: trimmed, with single blanks (ACC-18). */
export function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ');
}
