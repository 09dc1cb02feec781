import { cleanText } from './cleanText';

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
