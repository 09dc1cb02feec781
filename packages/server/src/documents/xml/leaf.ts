import type { XmlNode } from './XmlNode';

/** An element with a text; undefined, that is no element at all, when there is no text. */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes?: XmlNode['attributes'],
): XmlNode | undefined {
  const content = text?.trim();
  return content ? { name: `cbc:${name}`, content, attributes } : undefined;
}
