'use client';
import type { InvoiceDraft } from '@kalem/domain';
import type { CallSpan } from '@kalem/sdk';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { enableShadowDOM } from '../primitives/overlay/hostModals';
import type { Failure } from '../provider/failures';
import type { WidgetSpan } from '../provider/useKalem';
import type { WidgetEvent, WidgetName } from '../provider/events';
import { widgetElements } from './generated/widgetElements';
import type { KalemElement } from './KalemElement';
import { ProviderElement } from './ProviderElement';
import { type BeforeEvent, elementOf } from './WidgetElement';

export type { GetAccessToken } from './KalemElement';
export type { BeforeEvent };

/**
 * Defines every widget as a custom element, such as `<kalem-invoice-list>` for `invoice-list`, and `<kalem-provider>`
 * around them. Each element loads its code when it is first shown. Names that are already defined are skipped, so a
 * second call is safe. Does nothing on a server.
 *
 * @example defineCustomElements();
 */
export function defineCustomElements(): void {
  if (typeof customElements === 'undefined') return;
  enableShadowDOM();
  define('kalem-provider', ProviderElement);
  for (const [name, plan] of Object.entries(widgetElements)) define(`kalem-${name}`, elementOf(name, plan));
}

function define(name: string, Element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, Element);
}

type Plans = typeof widgetElements;
type PropsOf<Name extends WidgetName> = Parameters<Awaited<ReturnType<Plans[Name]['load']>>>[0];
type OwnProps<Name extends WidgetName> = Partial<Pick<PropsOf<Name>, keyof PropsOf<Name> & keyof Plans[Name]['props']>>;

/**
 * The element of a widget: its own properties and those of `<kalem-provider>`. Inside a provider the provider's count.
 */
export type KalemWidgetElement<Name extends WidgetName> = Settings & OwnProps<Name>;

/** Settings of `<kalem-provider>`. A widget outside a provider has them itself. */
type Settings = HTMLElement & OwnSettings;
type OwnSettings = Omit<KalemElement, keyof HTMLElement | 'get' | 'put' | `${string}Callback`>;

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `-${Lowercase<First>}` : First}${Kebab<Rest>}`
  : '';

/** The events of the elements, by name; each carries the event that `onEvent` gets in React. */
export type KalemElementEvents = {
  [Event in WidgetEvent as `kalem-${Kebab<Event['type']>}`]: CustomEvent<Event>;
} & {
  /** Every event of every widget, again under one name. */
  'kalem-event': CustomEvent<WidgetEvent>;
  /** Every failure, including failed reads and silent failures. */
  'kalem-error': CustomEvent<Failure>;
  'kalem-before-save': BeforeEvent<{ widget: WidgetName; invoice: InvoiceDraft }>;
  'kalem-before-sign': BeforeEvent<{ widget: WidgetName; faturaIds: readonly string[] }>;
  /** The time that a call or a widget took, for monitoring. */
  'kalem-span': CustomEvent<CallSpan | WidgetSpan>;
  /** The user's session has ended. */
  'kalem-session-expired': CustomEvent<null>;
  /** The company's trial or licence has ended. */
  'kalem-payment-required': CustomEvent<null>;
};

type Elements = { [Name in WidgetName as `kalem-${Name}`]: KalemWidgetElement<Name> } & { 'kalem-provider': Settings };

/*
 * One shared type for the common attributes. `ElementType` of React goes through every tag: with one type it compares
 * the attributes once, not once per widget.
 */
type CommonProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
  Partial<OwnSettings> & {
    [Name in keyof KalemElementEvents as `on${Name}`]?: (event: KalemElementEvents[Name]) => void;
  };

type Tags = { [Name in WidgetName as `kalem-${Name}`]: CommonProps & OwnProps<Name> } & {
  'kalem-provider': CommonProps;
};

declare global {
  // Interfaces, for those of the page's types grow by no other means.
  /* eslint-disable @typescript-eslint/no-empty-object-type */
  interface HTMLElementTagNameMap extends Elements {}
  interface HTMLElementEventMap extends KalemElementEvents {}
  interface DocumentEventMap extends KalemElementEvents {}
}

declare module 'react' {
  // React's own, which knows elements by no other means.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
