import {
  forwardRef,
  Suspense,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { WidgetRoot } from '../primitives/layout/WidgetRoot';
import { callHost } from '../provider/callHost';
import { isDevelopment, sayOnce } from '../provider/development';
import type { EventOf, WidgetEvent, WidgetEventOf, WidgetName } from '../provider/events';
import type { Failure } from '../provider/failures';
import {
  companyOf,
  KalemContext,
  sessionOf,
  useKalem,
  type KalemContextValue,
  type WidgetHandle,
  type WidgetSpan,
} from '../provider/useKalem';
import { useStable } from '../provider/useStable';
import { catalogueNames } from './generated/catalogues';
import { WidgetBoundary } from './WidgetBoundary';

/**
 * Props of every widget, in addition to `ref` (its root element) and `data-*`. Optional props include undefined, for
 * hosts with `exactOptionalPropertyTypes`.
 */
export interface WidgetProps<Name extends WidgetName> {
  id?: string | undefined;
  className?: string | undefined;
  /** The company of the widget; default the provider's. A new company remounts the widget. */
  companyId?: string | undefined;
  onEvent?: ((event: WidgetEventOf<Name>) => void) | undefined;
  /** Called on every failure of this widget, including silent ones. The provider's `onError` is called too. */
  onError?: ((failure: Failure) => void) | undefined;
}

/** Props that `defineWidget` adds to those of a widget's view. */
export interface ViewProps<Name extends WidgetName> {
  /** Sends an event to the host. The widget's name is added. */
  emit: (event: EventOf<Name>) => void;
  companyId: string;
}

/** The public props of a widget with this view. */
export type PropsOf<Name extends WidgetName, Props> = WidgetProps<Name> & OwnProps<Props>;

type OwnProps<Props> = Props extends unknown ? Omit<Props, keyof ViewProps<never>> : never;

/**
 * The host's answer to a `before` callback, at once or later. `false` stops the action, a text stops it and is shown as
 * the reason, any other value allows it.
 */
export type Consent = boolean | string | undefined | Promise<boolean | string | undefined>;

export interface WidgetOptions {
  /** Shown while the view, or a part of it outside its own Suspense boundaries, loads. */
  Skeleton?: ComponentType;
  /**
   * The requirement of the widget; it throws if that is missing. Default: a company. A new company or session remounts
   * the widget.
   */
  needs?: 'company' | 'session' | 'nothing';
  /** True if the widget consists of overlays: its root has no box in the host's page. */
  isOverlay?: boolean;
}

/**
 * Creates a widget from a view. Every widget gets: a root element with `id`, `className`, `ref` and `data-*`; an error
 * boundary that protects the host's page; the company, its own or the provider's; typed events with the widget's name;
 * `onError`.
 *
 * @example export const InvoiceList = defineWidget('invoice-list', InvoiceListView);
 */
export function defineWidget<Name extends WidgetName, Props extends Partial<ViewProps<Name>>>(
  name: Name,
  View: ComponentType<Props>,
  { Skeleton, needs = 'company', isOverlay = false }: WidgetOptions = {},
): (props: PropsOf<Name, Props> & RefAttributes<HTMLDivElement | null>) => ReactElement | null {
  const Widget = forwardRef<HTMLDivElement | null, WidgetProps<Name>>(function Widget(
    { id, className, companyId: ownCompany, onEvent, onError, ...rest },
    ref,
  ) {
    const outer = useKalem();
    const companyId = ownCompany ?? outer.companyId;
    // Errors in the host's code. Thrown here, outside the boundary, which would hide them.
    if (needs === 'session') sessionOf(outer);
    if (needs === 'company') companyOf(outer, ownCompany);
    const occasion = needs === 'company' ? `${outer.epoch} ${companyId}` : `${outer.epoch}`;
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
    const [isBroken, setBroken] = useState(false);
    useEffect(() => nameUnknownCatalogues(outer.messages), [outer.messages]);

    const emit = useStable((event: EventOf<Name>) => {
      // TypeScript cannot check that the event belongs to the widget.
      const stamped = { ...event, widget: name } as WidgetEvent & WidgetEventOf<Name>;
      callHost(onEvent, stamped);
      outer.emit(stamped);
    });
    const report = useStable((failure: Failure) => {
      const named = { ...failure, widget: name };
      callHost(onError, named);
      outer.report(named);
    });
    const presses = useRef(new Set<(event: KeyboardEvent, root: HTMLElement) => void>());
    const widget = useMemo<WidgetHandle>(
      () => ({
        name,
        listen(heard) {
          const { current } = root;
          const { current: all } = presses;
          all.add(heard);
          if (current) current.tabIndex = -1;
          const pressOutside = (event: KeyboardEvent) => current && heard(event, current);
          document.addEventListener('keydown', pressOutside);
          return () => {
            all.delete(heard);
            if (all.size === 0) current?.removeAttribute('tabindex');
            document.removeEventListener('keydown', pressOutside);
          };
        },
      }),
      [],
    );
    const kalem = useMemo<KalemContextValue>(
      () => ({ ...outer, companyId, report, widget }),
      [outer, companyId, report, widget],
    );

    const { data, own } = partsOf(rest);
    const props = { ...own, emit, companyId } as unknown as Props & object;
    return (
      <KalemContext.Provider value={kalem}>
        <WidgetRoot
          {...data}
          name={name}
          id={id}
          className={className}
          rootRef={root}
          hidden={isOverlay && !isBroken}
          onKeyDown={({ nativeEvent, currentTarget }) =>
            presses.current.forEach((press) => press(nativeEvent, currentTarget))
          }
        >
          <WidgetBoundary key={occasion} report={report} onBroken={setBroken}>
            <Suspense fallback={Skeleton && <Skeleton />}>
              <View {...props} />
              <Stopwatch name={name} onSpan={outer.onSpan} />
            </Suspense>
          </WidgetBoundary>
        </WidgetRoot>
      </KalemContext.Provider>
    );
  });
  Widget.displayName = View.displayName ?? View.name.replace(/View$/, '');
  return Widget as unknown as ReturnType<typeof defineWidget<Name, Props>>;
}

/** Reports the time from the first render until its Suspense siblings were committed. Runs once. */
function Stopwatch({ name, onSpan }: { name: WidgetName; onSpan: (span: WidgetSpan) => void }) {
  const [start] = useState(Date.now);
  useEffect(() => onSpan({ kind: 'widget', name, start, duration: Date.now() - start }), [onSpan, name, start]);
  return null;
}

/** Splits the props: `data-*` for the root, all others for the view. */
function partsOf(props: object) {
  const entries = Object.entries(props);
  const isData = ([key]: [string, unknown]) => key.startsWith('data-');
  return {
    data: Object.fromEntries(entries.filter(isData)),
    own: Object.fromEntries(entries.filter((entry) => !isData(entry))),
  };
}

/** Warns in development about a host's text for an unknown widget name. */
function nameUnknownCatalogues(messages: KalemContextValue['messages']): void {
  if (!isDevelopment()) return;
  const known = new Set(catalogueNames);
  for (const path of Object.keys(messages)) {
    const [catalogue = ''] = path.split('.');
    if (!known.has(catalogue)) sayOnce(`messages: '${path}' is no text; there is no '${catalogue}'.`);
  }
}
