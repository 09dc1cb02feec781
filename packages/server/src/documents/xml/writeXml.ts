import { escapeMarkup } from '../escapeMarkup';
import type { XmlNode } from './XmlNode';

/** Writes a tree as an XML document, indented by one blank a level. */
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
