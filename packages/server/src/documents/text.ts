const unprintable = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * People's text as documents may carry it: without control characters, lone surrogates and non-characters. XML 1.0 forbids
 * them in any spelling, so one pasted character would make a whole invoice unreadable.
 */
export function cleanText(text: string): string {
  return text.replace(unprintable, '');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for an element or a quoted attribute of XML or HTML; nothing in it can open or close anything. */
export function escapeMarkup(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The notes of an invoice one by one: `not` holds automatic and special notes parted by '###', each a line of its own (INV-31). */
export function splitNotes(not: string): string[] {
  return not
    .split(/###|\r\n|\r|\n/)
    .map((note) => note.trim())
    .filter((note) => note !== '');
}
