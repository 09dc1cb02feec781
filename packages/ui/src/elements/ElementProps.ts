import type { ReactElement } from 'react';

/**
 * How a property of an element is written as an attribute: `tokens` are words with spaces between them, `json` is an
 * object; `property` has none. A `slot` is content of the page's in a slot of its name. `event:query` and
 * `before:faturaIds` are functions in React; an element dispatches an event that carries their argument by this name.
 */
export type PropKind =
  'string' | 'number' | 'boolean' | 'tokens' | 'json' | 'property' | 'slot' | `event:${string}` | `before:${string}`;

export type PropKinds = Readonly<Record<string, PropKind>>;

/** A widget as an element, with those of its props that are properties of the element. */
export interface ElementPlan<Component = (props: never) => ReactElement | null, Prop extends string = string> {
  load: () => Promise<Component>;
  styles?: () => Promise<string>;
  /** What it cannot do without; it waits for it. */
  needs: 'company' | 'session' | 'nothing';
  props: Readonly<Record<Prop, PropKind>>;
}

/** 'companyId' → 'company-id', 'loginAsked' → 'login-asked'. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The attributes that an element with these properties has, by name. */
export function attributesOf(props: PropKinds): string[] {
  return Object.keys(props)
    .filter((name) => isWritten(props[name]))
    .map(kebab);
}

function isWritten(kind: PropKind | undefined): boolean {
  return kind !== undefined && /^(string|number|boolean|tokens|json)$/.test(kind);
}

/** The value of an attribute; undefined when it is absent. Throws a SyntaxError for invalid JSON. */
export function readAttribute(kind: PropKind, text: string | null): unknown {
  if (text === null) return undefined;
  if (kind === 'number') return Number(text);
  if (kind === 'boolean') return text !== 'false';
  if (kind === 'tokens') return text.split(/\s+/).filter(Boolean);
  if (kind === 'json') return JSON.parse(text);
  return text;
}
