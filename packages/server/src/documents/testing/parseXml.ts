import { DOMParser, type Element } from '@xmldom/xmldom';

/** An element of a parsed document, with the parts that tests need. */
export interface ParsedElement {
  readonly name: string;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly ParsedElement[];
  /** All elements at a path such as 'cac:TaxTotal/cbc:TaxAmount'. */
  all(path: string): readonly ParsedElement[];
  /** The only element at a path; throws when there is none or more than one. */
  one(path: string): ParsedElement;
  /** The texts at a path. */
  texts(path: string): readonly string[];
}

/** Parses XML. Throws at the first violation of well-formedness. */
export function parseXml(xml: string): ParsedElement {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  const { documentElement } = parser.parseFromString(xml, 'text/xml');
  if (documentElement === null) throw new Error('No root element');
  return wrap(documentElement);
}

function wrap(element: Element): ParsedElement {
  const children = Array.from(element.childNodes).flatMap((node) =>
    node.nodeType === node.ELEMENT_NODE ? [wrap(node as Element)] : [],
  );
  const parsed: ParsedElement = {
    name: element.tagName,
    text: element.textContent ?? '',
    attributes: Object.fromEntries(Array.from(element.attributes).map(({ name, value }) => [name, value])),
    children,
    all: (path) =>
      path
        .split('/')
        .reduce<readonly ParsedElement[]>(
          (found, name) => found.flatMap((each) => each.children.filter((child) => child.name === name)),
          [parsed],
        ),
    one: (path) => {
      const [first, ...others] = parsed.all(path);
      if (first === undefined || others.length > 0)
        throw new Error(`${path}: ${others.length + (first === undefined ? 0 : 1)} elements in ${element.tagName}`);
      return first;
    },
    texts: (path) => parsed.all(path).map(({ text }) => text),
  };
  return parsed;
}
