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

/** A widget as an element: properties in, events out, all that it shows in its shadow root. */
abstract class WidgetElement extends KalemElement {
  protected abstract readonly widget: string;
  protected abstract readonly Part: Surface['Part'];
  protected abstract readonly needs: ElementPlan['needs'];
  readonly #key = ++made;
  readonly #alone = new Scope(this);
  readonly #handlers = new Map<string, (value: unknown) => unknown>();
  readonly #slots = new MutationObserver(() => this.changed());
  #shadow: Shadow | undefined;
  /** Where it is shown at the moment. */
  #scope: Scope | undefined;

  override connectedCallback(): void {
    enterPage((this.#shadow ??= createShadow(this)));
    super.connectedCallback();
    // What the page puts into a slot takes the place of what we would show there.
    const hasSlots = Object.values(this.own).includes('slot');
    if (hasSlots) this.#slots.observe(this, { childList: true, attributes: true, attributeFilter: ['slot'] });
  }

  /** What is only moved comes back within the same turn, and keeps what was typed into it. */
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
 * Asked before something happens: `preventDefault()` stops it, `respondWith` answers later. False stops it too, and a
 * text is shown as the reason.
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
    // Which props are its own is what the plan says; that these two belong together TypeScript cannot follow.
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

/** The nearest one, out through the shadow roots of the page's own elements. */
function providerAround(element: Node): ProviderElement | undefined {
  const parent = element.parentNode ?? (element instanceof ShadowRoot ? element.host : null);
  if (parent === null || parent instanceof ProviderElement) return parent ?? undefined;
  return providerAround(parent);
}
