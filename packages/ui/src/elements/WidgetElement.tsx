import { type ComponentType, type ReactNode, useInsertionEffect } from 'react';
import type { Consent } from '../kit/defineWidget';
import { lazyPart } from '../primitives/lazyPart';
import type { Failure } from '../provider/failures';
import type { WidgetEvent } from '../provider/events';
import { defineProps, KalemElement } from './KalemElement';
import { type ElementPlan, kebab, type PropKind, type PropKinds } from './ElementProps';
import { adoptStyles, createShadow, enterPage, leavePage, type Shadow } from './layer';
import { ProviderElement } from './ProviderElement';
import { Scope, type Surface } from './Scope';

let made = 0;

/** A widget as an element. Inputs are properties, outputs are events, and its view is in the shadow root. */
abstract class WidgetElement extends KalemElement {
  protected abstract readonly widget: string;
  protected abstract readonly Part: Surface['Part'];
  protected abstract readonly needs: ElementPlan['needs'];
  readonly #key = ++made;
  readonly #alone = new Scope(this);
  readonly #handlers = new Map<string, (value: unknown) => unknown>();
  readonly #slots = new MutationObserver(() => this.changed());
  #shadow: Shadow | undefined;
  /** The scope that currently renders it. */
  #scope: Scope | undefined;

  override connectedCallback(): void {
    enterPage((this.#shadow ??= createShadow(this)));
    super.connectedCallback();
    // Content in a slot replaces the widget's own content there.
    const hasSlots = Object.values(this.own).includes('slot');
    if (hasSlots) this.#slots.observe(this, { childList: true, attributes: true, attributeFilter: ['slot'] });
  }

  /** Waits one turn: an element that is only moved reconnects by then and keeps its input. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      if (this.#shadow) leavePage(this.#shadow);
      this.#slots.disconnect();
      this.#scope?.remove(this);
      this.#scope = undefined;
    });
  }

  protected override changed(): void {
    const scope = providerAround(this)?.scope ?? this.#alone;
    if (scope !== this.#scope) {
      this.#scope?.remove(this);
      this.#scope = scope;
      scope.add(this);
    }
    scope.refresh();
  }

  /** Undefined while it waits for its company. */
  surface(companyOfScope: string | undefined): Surface | undefined {
    const companyId = this.companyId ?? companyOfScope;
    if (!this.#shadow || (this.needs === 'company' && !companyId)) return undefined;
    const props: Record<string, unknown> = { companyId, onEvent: this.#onEvent, onError: this.#onError };
    for (const [name, kind] of Object.entries(this.own)) {
      const value = this.#propOf(name, kind);
      if (value !== undefined) props[name] = value;
    }
    return {
      ...{ key: this.#key, name: this.widget, Part: this.Part, props, shadow: this.#shadow, report: this.#onError },
    };
  }

  #propOf(name: string, kind: PropKind): unknown {
    const [way, argument] = kind.split(':');
    if (way === 'slot') return this.#slotOf(name);
    if (way !== 'event' && way !== 'before') return this.get(name);
    const known = this.#handlers.get(name);
    if (known) return known;
    const type = name.charAt(2).toLowerCase() + name.slice(3);
    const handler = (value: unknown) => {
      const own = this.get(name);
      const detail = { widget: this.widget, type, [argument ?? '']: value };
      if (way === 'before') return typeof own === 'function' ? own(value) : this.#ask(type, detail);
      if (typeof own === 'function') own(value);
      return this.#tell(type, detail);
    };
    this.#handlers.set(name, handler);
    return handler;
  }

  #slotOf(name: string): ReactNode {
    const isFilled = [...this.children].some(({ slot }) => slot === kebab(name));
    return isFilled ? <slot name={kebab(name)} /> : undefined;
  }

  readonly #onEvent = (event: WidgetEvent) => this.#tell(event.type, event);
  readonly #onError = (failure: Failure) => this.#tell('error', failure);

  #tell(type: string, detail: object): void {
    for (const name of [`kalem-${kebab(type)}`, 'kalem-event'])
      if (type !== 'error' || name !== 'kalem-event')
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #ask(type: string, detail: object): Consent {
    const event = new BeforeEvent(`kalem-${kebab(type)}`, { detail, bubbles: true, composed: true, cancelable: true });
    const isAllowed = this.dispatchEvent(event);
    return isAllowed ? event.answer : false;
  }
}

/**
 * Dispatched before an action. `preventDefault()` stops it, and `respondWith` decides later with a promise. `false`
 * stops it; a text stops it and is shown as the reason.
 */
export class BeforeEvent<Detail = unknown> extends CustomEvent<Detail> {
  answer: Consent = undefined;

  respondWith(answer: Consent): void {
    this.answer = answer;
  }
}

/** The class of one widget's element. */
export function elementOf(widget: string, { load, styles, needs, props }: ElementPlan): CustomElementConstructor {
  const Part = lazyPart(async () => {
    const [loaded, css] = await Promise.all([load(), styles?.()]);
    // The plan names the component and its props. TypeScript cannot check that they belong together.
    const Widget = loaded as ComponentType<object>;
    return function StyledWidget({ shadow, ...own }: { shadow: ShadowRoot }) {
      useInsertionEffect(() => adoptStyles(shadow, css), [shadow]);
      return <Widget {...own} />;
    };
  });
  class Element extends WidgetElement {
    static observedAttributes: string[];
    protected override readonly own: PropKinds = props;
    protected override readonly widget = widget;
    protected override readonly Part = Part;
    protected override readonly needs = needs;
  }
  Element.observedAttributes = defineProps(Element.prototype, props);
  return Element;
}

/** Finds the nearest provider, also across the page's own shadow roots. */
function providerAround(element: Node): ProviderElement | undefined {
  const parent = element.parentNode ?? (element instanceof ShadowRoot ? element.host : null);
  if (parent === null || parent instanceof ProviderElement) return parent ?? undefined;
  return providerAround(parent);
}
