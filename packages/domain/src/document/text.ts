import { noteParts } from '../invoice/notes';

const unprintable = /[^\t\n\r\u{20}-\u{7E}\u{A0}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Removes control characters, lone surrogates and non-characters from user text. XML 1.0 forbids them even when
 * escaped, so one pasted character would make the whole invoice unreadable.
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

/** Escapes text for an element or a quoted attribute of XML or HTML. */
export function escapeMarkup(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** The printed notes of an invoice, automatic and special ones, one per line. */
export function printedNotes(not: string): string[] {
  return noteParts(not)
    .flatMap((part) => part.split(/\r\n|\r|\n/))
    .map((note) => note.trim())
    .filter((note) => note !== '');
}
