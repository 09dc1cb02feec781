const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute of HTML and XML; drops characters that XML forbids. */
export function escapeMarkup(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An XML element. Text content is escaped; `null` children are dropped. */
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
