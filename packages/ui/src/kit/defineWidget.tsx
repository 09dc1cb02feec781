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
 * What every widget takes, besides `ref` (its root element) and `data-*`. Optional props of widgets name undefined, for
 * hosts with `exactOptionalPropertyTypes`.
 */
export interface WidgetProps<Name extends WidgetName> {
  id?: string | undefined;
  className?: string | undefined;
  /** The company that it works for; default the provider's. Another one starts the widget afresh. */
  companyId?: string | undefined;
  onEvent?: ((event: WidgetEventOf<Name>) => void) | undefined;
  /** Called on every failure of this widget, silent ones too. The provider's `onError` is called as well. */
  onError?: ((failure: Failure) => void) | undefined;
}

/** What `defineWidget` adds to the props of a widget's view. */
export interface ViewProps<Name extends WidgetName> {
  /** Tells the host; the contract adds the widget's name. */
  emit: (event: EventOf<Name>) => void;
  companyId: string;
}

/** The public props of a widget whose view takes these. */
export type PropsOf<Name extends WidgetName, Props> = WidgetProps<Name> & OwnProps<Props>;

type OwnProps<Props> = Props extends unknown ? Omit<Props, keyof ViewProps<never>> : never;

/**
 * What a host answers, at once or later, when it is asked before something happens: false stops it, a text stops it and
 * is shown as the reason, anything else lets it happen.
 */
export type Consent = boolean | string | undefined | Promise<boolean | string | undefined>;

export interface WidgetOptions {
  /** Shown while the view, or a part of it that stands in no Suspense of its own, loads. */
  Skeleton?: ComponentType;
  /**
   * What it cannot do without; it throws when that is missing. Default a company; another one starts the widget afresh.
   */
  needs?: 'company' | 'session' | 'nothing';
  /** Everything it shows floats: its root takes no room in the host's page. */
  isOverlay?: boolean;
}

/**
 * Makes a widget of a view. So every widget gets the same: a root element with `id`, `className`, `ref` and `data-*`; a
 * boundary that keeps what goes wrong out of the host's page; the company, its own or the provider's; typed events that
 * carry their widget; `onError`.
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
    // Mistakes of the host's code, which the boundary must not hide.
    if (needs === 'session') sessionOf(outer);
    if (needs === 'company') companyOf(outer, ownCompany);
    const occasion = needs === 'company' ? `${outer.epoch} ${companyId}` : `${outer.epoch}`;
    const root = useRef<HTMLDivElement>(null);
    useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
    const [isBroken, setBroken] = useState(false);
    useEffect(() => nameUnknownCatalogues(outer.messages), [outer.messages]);

    const emit = useStable((event: EventOf<Name>) => {
      // Each widget's events are its own; that these two belong together is what TypeScript cannot follow.
      const stamped = { ...event, widget: name } as WidgetEvent & WidgetEventOf<Name>;
      callHost(onEvent, stamped);
      outer.emit(stamped);
    });
    const report = useStable((failure: Failure) => {
      const named = { ...failure, widget: name };
      callHost(onError, named);
      outer.report(named);
    });
    const press = useRef<(event: KeyboardEvent, root: HTMLElement) => void>(undefined);
    const widget = useMemo<WidgetHandle>(
      () => ({
        name,
        listen(heard) {
          const { current } = root;
          press.current = heard;
          if (current) current.tabIndex = -1;
          const pressOutside = (event: KeyboardEvent) => current && heard(event, current);
          document.addEventListener('keydown', pressOutside);
          return () => {
            press.current = undefined;
            current?.removeAttribute('tabindex');
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
          onKeyDown={({ nativeEvent, currentTarget }) => press.current?.(nativeEvent, currentTarget)}
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

/** Tells once how long it took until what stands beside it in its Suspense was in the page. */
function Stopwatch({ name, onSpan }: { name: WidgetName; onSpan: (span: WidgetSpan) => void }) {
  const [start] = useState(Date.now);
  useEffect(() => onSpan({ kind: 'widget', name, start, duration: Date.now() - start }), [onSpan, name, start]);
  return null;
}

/** `data-*` belongs to the root, the rest to the view. */
function partsOf(props: object) {
  const entries = Object.entries(props);
  const isData = ([key]: [string, unknown]) => key.startsWith('data-');
  return {
    data: Object.fromEntries(entries.filter(isData)),
    own: Object.fromEntries(entries.filter((entry) => !isData(entry))),
  };
}

/** In development: a host's text for a widget that does not exist, or for one whose name is misspelt. */
function nameUnknownCatalogues(messages: KalemContextValue['messages']): void {
  if (!isDevelopment()) return;
  const known = new Set(catalogueNames);
  for (const path of Object.keys(messages)) {
    const [catalogue = ''] = path.split('.');
    if (!known.has(catalogue)) sayOnce(`messages: '${path}' is no text; there is no '${catalogue}'.`);
  }
}
