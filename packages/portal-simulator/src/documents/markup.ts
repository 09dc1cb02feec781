const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML and XML, in an element or a quoted attribute; characters that XML forbids are left out. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An XML element. Its content is text, which is escaped, or other elements; `null` children are left out. */
export class XmlElement {
  readonly #text: string;

  constructor(
    name: string,
    content: string | readonly (XmlElement | null)[],
    attributes: Readonly<Record<string, string>> = {},
  ) {
    const inner = typeof content === 'string' ? escapeMarkup(content) : content.join('');
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
    this.#text = `<${name}${written.join('')}>${inner}</${name}>`;
  }

  toString(): string {
    return this.#text;
  }
}
