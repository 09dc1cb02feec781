import { escapeMarkup } from './escapeMarkup';

/** An element of an XML document: its content is text, which is escaped, or other elements; `null` children are left out. */
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
