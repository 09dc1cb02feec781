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
 * Makes every widget an element of the page, such as `<kalem-invoice-list>` for `invoice-list`, and `<kalem-provider>`
 * around them. Each loads its code when it is first shown. Names that the page already uses stay as they are, so that
 * it may be called twice. On a server it does nothing.
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

/** The element of a widget: its own properties and those of `<kalem-provider>`, which counts where there is one. */
export type KalemWidgetElement<Name extends WidgetName> = Settings & OwnProps<Name>;

/** Settings of `<kalem-provider>`; a widget outside of one has them itself. */
type Settings = HTMLElement & OwnSettings;
type OwnSettings = Omit<KalemElement, keyof HTMLElement | 'get' | 'put' | `${string}Callback`>;

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `-${Lowercase<First>}` : First}${Kebab<Rest>}`
  : '';

/** The events of the elements, by name; each carries the event that `onEvent` gets in React. */
export type KalemElementEvents = {
  [Event in WidgetEvent as `kalem-${Kebab<Event['type']>}`]: CustomEvent<Event>;
} & {
  /** Every event of every widget, once more under one name. */
  'kalem-event': CustomEvent<WidgetEvent>;
  /** Every failure, those of reads and silent ones too. */
  'kalem-error': CustomEvent<Failure>;
  'kalem-before-save': BeforeEvent<{ widget: WidgetName; invoice: InvoiceDraft }>;
  'kalem-before-sign': BeforeEvent<{ widget: WidgetName; faturaIds: readonly string[] }>;
  /** How long a call or a widget took, for monitoring. */
  'kalem-span': CustomEvent<CallSpan | WidgetSpan>;
  /** Nobody is signed in any more. */
  'kalem-session-expired': CustomEvent<null>;
  /** The company's trial or licence is over. */
  'kalem-payment-required': CustomEvent<null>;
};

type Elements = { [Name in WidgetName as `kalem-${Name}`]: KalemWidgetElement<Name> } & { 'kalem-provider': Settings };

/*
 * What the tags of React have in common is one type for all of them: types that look through every tag, as React's
 * `ElementType` does, compare it once and not for each widget.
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
