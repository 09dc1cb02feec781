import { writeKurus } from '@kalem/domain';
import { escapeMarkup, kurusOf } from '@kalem/domain/document';

/** An element with its text, or its children in the order of the schema. Undefined children are left out. */
export interface XmlNode {
  readonly name: string;
  readonly content: string | readonly (XmlNode | undefined)[];
  readonly attributes?: Readonly<Record<string, string>> | undefined;
}

/** An element with children. */
export function group(name: string, ...content: readonly (XmlNode | undefined)[]): XmlNode {
  return { name: `cac:${name}`, content };
}

/** An element with a text. Undefined (no element) when the text is empty. */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes?: XmlNode['attributes'],
): XmlNode | undefined {
  const content = text?.trim();
  return content ? { name: `cbc:${name}`, content, attributes } : undefined;
}

/** An element with an amount of exactly two decimals, and its currency. */
export function amountLeaf(name: string, amount: string | undefined, currency: string): XmlNode {
  return { name: `cbc:${name}`, content: writeKurus(kurusOf(amount)), attributes: { currencyID: currency } };
}

/** Writes a tree as an XML document, indented by one space per level. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root, '')}`;
}

function writeNode({ name, attributes = {}, content }: XmlNode, indent: string): string {
  const tag = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(' ');
  if (content.length === 0) return `${indent}<${tag}/>\n`;
  if (typeof content === 'string') return `${indent}<${tag}>${escapeMarkup(content)}</${name}>\n`;
  const children = content.map((child) => (child === undefined ? '' : writeNode(child, `${indent} `))).join('');
  return `${indent}<${tag}>\n${children}${indent}</${name}>\n`;
}
