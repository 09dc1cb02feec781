'use client';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { KalemProvider, type KalemProviderProps } from './provider/KalemProvider';

/** What `mount` takes: what the provider takes, and the widget's own props. */
export interface MountOptions extends Omit<KalemProviderProps, 'children'> {
  props?: Readonly<Record<string, unknown>>;
}

/** A widget on a page that knows nothing of React. */
export interface Mounted {
  /** Changes some of what was given; what is not named stays. */
  update: (changes: Partial<MountOptions>) => void;
  unmount: () => void;
}

type Loaders = Readonly<Record<string, () => Promise<ComponentType<object>>>>;

/**
 * Makes `mount` for pages without React and without a bundler, of the widgets by their names; `buildBrowser` of the
 * package says which (BNK-17). A widget that cannot be loaded is told to `onError`.
 *
 * @example mount(document.querySelector('#faturalar'), 'invoice-list', { client, companyId, onEvent: console.log });
 */
export function createMount(loaders: Loaders) {
  return function mount(place: Element, widget: string, options: MountOptions): Mounted {
    const load = loaders[widget];
    if (!load) throw new Error(`There is no widget '${widget}', only ${Object.keys(loaders).join(', ')}.`);
    const root = createRoot(place);
    let shown = options;
    let Widget: ComponentType<object> | undefined;
    let isMounted = true;
    const render = () => {
      if (!Widget || !isMounted) return;
      const { props, ...provider } = shown;
      root.render(
        <KalemProvider {...provider}>
          <Widget {...props} />
        </KalemProvider>,
      );
    };
    load().then(
      (loaded) => {
        Widget = loaded;
        render();
      },
      (error: unknown) => shown.onError?.({ kind: 'loadWidget', error }),
    );
    return {
      update({ props, ...changes }) {
        shown = { ...shown, ...changes, props: { ...shown.props, ...props } };
        render();
      },
      unmount() {
        isMounted = false;
        root.unmount();
      },
    };
  };
}
