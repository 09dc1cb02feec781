const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and XML, in an element or in a quoted attribute; characters that XML forbids are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
