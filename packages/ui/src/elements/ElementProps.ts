import type { ReactElement } from 'react';

/**
 * How a property of an element is written as an attribute. `tokens` are words separated by spaces. `json` is an object.
 * `property` has no attribute. `slot` is content of the page in the slot of that name. `event:query` and
 * `before:faturaIds` are callbacks in React; the element dispatches an event instead, whose detail holds the argument
 * under this name.
 */
export type PropKind =
  'string' | 'number' | 'boolean' | 'tokens' | 'json' | 'property' | 'slot' | `event:${string}` | `before:${string}`;

export type PropKinds = Readonly<Record<string, PropKind>>;

/** A widget as an element: its code, its styles and the props that become properties of the element. */
export interface ElementPlan<Component = (props: never) => ReactElement | null, Prop extends string = string> {
  load: () => Promise<Component>;
  styles?: () => Promise<string>;
  /** The setting that the element waits for before it renders. */
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
