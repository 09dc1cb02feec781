'use client';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { widgetElements } from './elements/generated/widgetElements';
import { KalemProvider, type KalemProviderProps } from './provider/KalemProvider';
import type { WidgetName } from './widgets';

export { createClient } from '@kalem/sdk';
export { createTheme } from './provider/createTheme';

/** The provider's settings and the widget's own props. */
export interface MountOptions extends Omit<KalemProviderProps, 'children'> {
  props?: Readonly<Record<string, unknown>>;
}

/** A mounted widget. */
export interface Mounted {
  /** Changes some options; the others stay. */
  update: (changes: Partial<MountOptions>) => void;
  unmount: () => void;
}

let made = 0;

/**
 * Mounts a widget by its name on a page without React or a bundler (BNK-17). If its code cannot be loaded, `onError` is
 * called.
 *
 * @example mount(document.querySelector('#faturalar'), 'invoice-list', { client, companyId, onEvent: console.log });
 */
export function mount(place: Element, widget: WidgetName, options: MountOptions): Mounted {
  if (!Object.hasOwn(widgetElements, widget))
    throw new Error(`There is no widget '${widget}', only ${Object.keys(widgetElements).join(', ')}.`);
  // A prefix avoids clashes with the ids of the page's own React.
  const root = createRoot(place, { identifierPrefix: `kalem-${++made}-` });
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
  widgetElements[widget].load().then(
    (loaded) => {
      // Options from untyped pages cannot be checked here.
      Widget = loaded as ComponentType<object>;
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
}
