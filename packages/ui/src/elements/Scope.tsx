import { type ComponentType, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { WidgetBoundary } from '../kit/WidgetBoundary';
import { WidgetRoot } from '../primitives/layout/WidgetRoot';
import { KalemProvider, type KalemProviderProps } from '../provider/KalemProvider';
import { PortalRoot } from '../provider/PortalRoot';
import type { Failure } from '../provider/failures';
import { KalemContext, useKalem, type WidgetSpan } from '../provider/useKalem';
import { ElementClient } from './ElementClient';
import type { KalemElement } from './KalemElement';
import { createShadow, enterPage, leavePage, type Shadow, useTopLayer } from './layer';

/** One widget, ready to render. */
export interface Surface {
  readonly key: number;
  readonly name: string;
  readonly Part: ComponentType<{ shadow: ShadowRoot }>;
  readonly props: object;
  readonly shadow: Shadow;
  readonly report: (failure: Failure) => void;
}

/** The element of a widget. Its surface is undefined while it waits for a company. */
interface ShownElement {
  surface: (companyOfScope: string | undefined) => Surface | undefined;
}

/**
 * One React tree for all widgets of a `<kalem-provider>`, or for one widget outside a provider. They share caches and
 * events, as in one <KalemProvider>. Each is rendered into the shadow root of its element.
 */
export class Scope {
  readonly #owner: KalemElement;
  readonly #client: ElementClient;
  readonly #widgets = new Set<ShownElement>();
  #page: { readonly root: Root; readonly toasts: Shadow } | undefined;
  #isScheduled = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: KalemElement) {
    this.#owner = owner;
    this.#client = new ElementClient(owner);
  }

  add(widget: ShownElement): void {
    this.#widgets.add(widget);
    this.refresh();
  }

  remove(widget: ShownElement): void {
    this.#widgets.delete(widget);
    this.refresh();
  }

  /** Schedules one render for all changes of this turn. */
  refresh(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#render();
    });
  }

  #render(): void {
    const client = this.#client.current();
    const surfaces = [...this.#widgets].flatMap((widget) => widget.surface(this.#owner.companyId) ?? []);
    this.#nameWaiting(client ? this.#widgets.size - surfaces.length : this.#widgets.size);
    if (this.#widgets.size === 0 || !client) return this.#leave();
    const { root, toasts } = (this.#page ??= open());
    root.render(
      <ScopeView
        {...settingsOf(this.#owner)}
        client={client}
        surfaces={surfaces}
        toasts={toasts}
        onSpan={this.#onSpan}
      />,
    );
  }

  readonly #onSpan = (detail: WidgetSpan) =>
    void this.#owner.dispatchEvent(new CustomEvent('kalem-span', { detail, bubbles: true, composed: true }));

  #leave(): void {
    if (!this.#page) return;
    const { root, toasts } = this.#page;
    this.#page = undefined;
    root.unmount();
    leavePage(toasts);
    toasts.root.host.remove();
  }

  /** Logs the missing setting. Without it a developer would see only an empty page. */
  #nameWaiting(waiting: number): void {
    clearTimeout(this.#patience);
    if (waiting === 0) return;
    this.#patience = setTimeout(() => {
      const name = this.#owner.localName;
      console.warn(`<${name}> waits for base-url (or client) and company-id, on itself or on a <kalem-provider>.`);
    }, PATIENCE_MS);
  }
}

/** Milliseconds that a page may take to set the required settings. */
const PATIENCE_MS = 5000;

/**
 * Creates the React root and the shadow root for toasts, at the end of the page, so that they stay usable while a
 * dialog is open.
 */
function open(): { root: Root; toasts: Shadow } {
  const host = document.createElement('kalem-toasts');
  host.style.setProperty('display', 'contents', 'important');
  host.dataset.reactAriaTopLayer = '';
  const toasts = createShadow(host);
  document.body.append(host);
  enterPage(toasts);
  return { root: createRoot(document.createElement('div')), toasts };
}

function settingsOf(owner: KalemElement): Omit<KalemProviderProps, 'children' | 'client'> {
  const { companyId, userKey, locale, messages, clock, storage, shortcuts, colorScheme, density } = owner;
  const { theme } = owner;
  return {
    ...{ companyId, userKey, locale, messages, clock, storage },
    shortcuts: shortcuts === false ? false : 'widget',
    theme: { ...theme, scheme: colorScheme ?? theme?.scheme, density: density ?? theme?.density },
  };
}

interface ScopeViewProps extends Omit<KalemProviderProps, 'children'> {
  surfaces: readonly Surface[];
  toasts: Shadow;
}

function ScopeView({ surfaces, toasts, ...provider }: ScopeViewProps) {
  return (
    <KalemProvider {...provider} portalContainer={toasts.layer}>
      <ToastsOnTop toasts={toasts} />
      {surfaces.map(({ key, ...surface }) => (
        <SurfaceView key={key} {...surface} />
      ))}
    </KalemProvider>
  );
}

function ToastsOnTop({ toasts }: { toasts: Shadow }) {
  useTopLayer(toasts.layer, useKalem().portalRoot, { shows: '.kalem-toast' });
  return null;
}

/**
 * Overlays render into the shadow root of the widget that opens them. ARIA references do not work across shadow roots.
 */
function SurfaceView({ name, Part, props, shadow, report }: Omit<Surface, 'key'>) {
  const kalem = useKalem();
  const [portalRoot, setPortalRoot] = useState<HTMLElement | null>(null);
  const own = useMemo(() => ({ ...kalem, portalRoot }), [kalem, portalRoot]);
  const [, setBroken] = useState(false);
  useTopLayer(shadow.layer, portalRoot, { shows: ':scope > *', onOpen: kalem.makeRoom });
  return (
    <KalemContext.Provider value={own}>
      {createPortal(
        <ElementBoundary key={kalem.epoch} name={name} report={report} onBroken={setBroken}>
          <Part {...props} shadow={shadow.root} />
        </ElementBoundary>,
        shadow.place,
      )}
      {createPortal(<PortalRoot onRoot={setPortalRoot} />, shadow.layer)}
    </KalemContext.Provider>
  );
}

/** Catches failures before a widget exists: code that cannot be loaded, invalid settings. */
class ElementBoundary extends WidgetBoundary<{ name: string }> {
  override render() {
    const shown = super.render();
    return this.state.error === undefined ? shown : <WidgetRoot name={this.props.name}>{shown}</WidgetRoot>;
  }
}
