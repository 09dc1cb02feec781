import type { XmlNode } from './XmlNode';

/** An element with children. */
export function group(name: string, ...content: readonly (XmlNode | undefined)[]): XmlNode {
  return { name: `cac:${name}`, content };
}
