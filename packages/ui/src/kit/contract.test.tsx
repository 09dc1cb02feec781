import '../styles.css';
import { createClient } from '@kalem/sdk';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '../../testing/render';
import { createStore, Provider, useStore } from 'jotai';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi, listedInvoice } from '../../testing/fakeApi';
import { Logo } from '../primitives/Icon';
import type { Failure } from '../provider/failures';
import { KalemProvider, type KalemProviderProps } from '../provider/KalemProvider';
import type { KalemStorage } from '../provider/storage';
import { useApi } from '../provider/queries';
import { InvoiceForm } from '../widgets/InvoiceForm/InvoiceForm';
import { InvoiceList, type InvoiceListProps } from '../widgets/InvoiceList/InvoiceList';
import { Login } from '../widgets/Login/Login';
import type { WidgetEvent } from '../provider/events';
import { defineWidget, type ViewProps } from './defineWidget';
import { lazyPart } from '../primitives/lazyPart';

const companyId = '018f3c1e-0000-7000-8000-000000000001';
const clock = () => new Date('2026-11-21T11:05:22Z');
let failures: Failure[];
let events: WidgetEvent[];
const onError = (failure: Failure) => failures.push(failure);
const onEvent = (event: WidgetEvent) => events.push(event);

beforeEach(() => {
  failures = [];
  events = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (items: unknown[]) => ({ '/fatura': { items, hasNext: false }, '/company/sync': { durum: 'TAMAMLANDI' } });
const rowOf = (name: string) => screen.findByRole('button', { name });

test('SHL-45: every widget gives its root the host’s id, class, ref and data, and adds its name to its events', async () => {
  const ref = createRef<HTMLDivElement>();
  const own = vi.fn();
  render(
    <KalemProvider client={fakeApi(page([])).client} companyId={companyId} clock={clock} onEvent={onEvent}>
      <InvoiceList ref={ref} id="list" className="bank" data-place="main" onEvent={own} />
    </KalemProvider>,
  );
  expect(ref.current).toBe(document.getElementById('list'));
  expect(ref.current?.className).toBe('kalem-root kalem-widget bank');
  expect(ref.current?.dataset).toMatchObject({ place: 'main', widget: 'invoice-list' });
  const [create] = await screen.findAllByRole('button', { name: /Yeni Fatura/ });
  if (create) fireEvent.click(create);
  expect(own).toHaveBeenCalledExactlyOnceWith({ widget: 'invoice-list', type: 'create' });
  expect(events).toEqual([{ widget: 'invoice-list', type: 'create' }]);
});

test('BNK-28: TypeScript checks the names of hidden columns', () => {
  type Hidden = InvoiceListProps['hiddenColumns'];
  expectTypeOf<'vknTckn'[]>().toExtend<Hidden>();
  expectTypeOf<'vknTcknn'[]>().not.toExtend<Hidden>();
});

test('BNK-28: TypeScript checks the keys of messages', () => {
  type Texts = KalemProviderProps['messages'];
  expectTypeOf<{ 'invoiceList.title': string }>().toExtend<Texts>();
  expectTypeOf<Record<string, string>>().toExtend<Texts>();
  // A key that is none of ours, as a literal: TypeScript refuses it as an excess property.
  expectTypeOf<'invoiceList.titel'>().not.toExtend<keyof NonNullable<Texts>>();
});

test('EMB-07: a host customizes a list: header, rows, columns, title and empty state', async () => {
  const act = vi.fn();
  const list = (items: unknown[]) => (
    <KalemProvider client={fakeApi(page(items)).client} companyId={companyId} clock={clock}>
      <InvoiceList
        hideTitle
        headerActions={<a href="/credit">Fatura kredisi</a>}
        hiddenColumns={['onayDurumu', 'vknTckn']}
        rowActions={({ id }) => [{ id: 'finance', label: 'Krediye çevir', onAction: () => act(id) }]}
        emptyState={<p>Henüz faturanız yok.</p>}
      />
    </KalemProvider>
  );
  const { rerender } = render(list([listedInvoice('1', 'Alıcı 1')]));
  await rowOf('Alıcı 1');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('link', { name: 'Fatura kredisi' })).toBeTruthy();
  // The first column cannot be hidden.
  expect(document.querySelector('.kalem-invoice__status')).toBeTruthy();
  expect(document.querySelector('.kalem-invoice__number')).toBeTruthy();
  expect(document.querySelector('.kalem-invoice__id')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Fatura işlemleri: Alıcı 1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Krediye çevir' }));
  expect(act).toHaveBeenCalledExactlyOnceWith('1');
  rerender(list([]));
  expect(await screen.findByText('Henüz faturanız yok.')).toBeTruthy();
});

test.each<[string, InvoiceListProps['query']]>([
  ['`undefined` keys', { range: undefined, search: undefined, page: undefined }],
  // As in the JSON of an element's attribute, or from `URLSearchParams.get`.
  ['null keys', JSON.parse('{"range":null,"search":null,"page":null}') as InvoiceListProps['query']],
  ['a range without days', { range: JSON.parse('{"start":null}') as { start: string; end: string } }],
])('UI-23: %s in the query of a list mean the default', async (_, query) => {
  const { client, asked } = fakeApi(page([listedInvoice('1', 'Alıcı 1')]));
  render(
    <KalemProvider client={client} companyId={companyId} clock={clock}>
      <InvoiceList query={query} />
    </KalemProvider>,
  );
  expect(await rowOf('Alıcı 1')).toBeVisible();
  expect(asked).not.toContain('GET /fatura/search');
});

test('EMB-06: a host gets the duration of a widget’s first render once', async () => {
  const onSpan = vi.fn();
  render(
    <KalemProvider client={fakeApi(page([])).client} companyId={companyId} clock={clock} onSpan={onSpan}>
      <InvoiceList />
    </KalemProvider>,
  );
  await waitFor(() => expect(onSpan).toHaveBeenCalled());
  const span = { kind: 'widget', name: 'invoice-list', start: expect.any(Number), duration: expect.any(Number) };
  expect(onSpan.mock.calls).toEqual([[span]]);
});

describe('UI-21: a host callback that throws', () => {
  const fault = new TypeError('bug in the host');
  const fails = () => {
    throw fault;
  };
  /** Without the spy, Vitest fails the run for an error that reaches the window. */
  const watchWindow = () => vi.spyOn(window, 'reportError').mockImplementation(() => undefined);

  test('UI-21: of rowActions: the list and its own menu stay, and its error goes to the window', async () => {
    const reported = watchWindow();
    render(
      <KalemProvider client={fakeApi(page([listedInvoice('1', 'Alıcı 1')])).client} companyId={companyId} clock={clock}>
        <InvoiceList rowActions={fails} />
      </KalemProvider>,
    );
    await rowOf('Alıcı 1');
    await userEvent.click(screen.getByRole('button', { name: 'Fatura işlemleri: Alıcı 1' }));
    expect(await screen.findByRole('menuitem', { name: 'Faturayı İndir' })).toBeVisible();
    expect(reported).toHaveBeenCalledWith(fault);
  });

  test('UI-21b: does not keep the event from the provider, and its error goes to the window', async () => {
    const reported = watchWindow();
    render(
      <KalemProvider client={fakeApi(page([])).client} companyId={companyId} clock={clock} onEvent={onEvent}>
        <InvoiceList onEvent={fails} />
      </KalemProvider>,
    );
    const [create] = await screen.findAllByRole('button', { name: /Yeni Fatura/ });
    if (create) fireEvent.click(create);
    expect(events).toEqual([{ widget: 'invoice-list', type: 'create' }]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });

  test('does not keep the failure from the provider', async () => {
    const reported = watchWindow();
    // A separate address: the page warns once per address without an answer, and BNK-16 tests that warning.
    const client = createClient({
      baseUrl: 'https://away.example.test',
      auth: { getAccessToken: async () => 'token' },
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      retries: 0,
    });
    render(
      <KalemProvider client={client} companyId={companyId} clock={clock} onError={onError}>
        <InvoiceList onError={fails} />
      </KalemProvider>,
    );
    await waitFor(() => expect(failures.map(({ kind }) => kind)).toContain('listInvoices'));
    expect(reported).toHaveBeenCalledWith(fault);
  });

  test('does not break the widget if it throws in onSpan or onEvent of the provider', async () => {
    const reported = watchWindow();
    render(
      <KalemProvider
        client={fakeApi(page([listedInvoice('1', 'Alıcı 1')])).client}
        companyId={companyId}
        clock={clock}
        onSpan={fails}
        onEvent={fails}
        onError={onError}
      >
        <InvoiceList />
      </KalemProvider>,
    );
    expect(await rowOf('Alıcı 1')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /Yeni Fatura/ }));
    expect(failures.map(({ kind }) => kind)).not.toContain('render');
    expect(reported.mock.calls).toEqual([[fault], [fault]]);
  });
});

test('SHL-37, SHL-45: a widget’s own companyId wins, and another company is read again', async () => {
  const of = (id: string) => `018f3c1e-0000-7000-8000-00000000000${id}`;
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.test',
    auth: { getAccessToken: async () => 'token' },
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/fatura') return Response.json({ items: [], durum: 'TAMAMLANDI' });
      const company = searchParams.get('companyId') ?? '';
      asked.push(company);
      return Response.json({ items: [listedInvoice('1', `Alıcı ${company.slice(-1)}`)], hasNext: false });
    },
  });
  const show = (active: string, own?: string) => (
    <KalemProvider client={client} companyId={active} clock={clock}>
      <InvoiceList {...(own && { companyId: own })} />
    </KalemProvider>
  );
  const { rerender } = render(show(of('1'), of('2')));
  await rowOf('Alıcı 2');
  expect(new Set(asked)).toEqual(new Set([of('2')]));
  rerender(show(of('1')));
  await rowOf('Alıcı 1');
  rerender(show(of('3')));
  await rowOf('Alıcı 3');
  expect(screen.queryByRole('button', { name: 'Alıcı 1' })).toBeNull();
});

test('SHL-29: the product is named Kalem and uses Turkish without a locale', () => {
  render(
    <KalemProvider client={createClient({ baseUrl: 'https://api.example.test' })}>
      <Logo />
      <Login />
    </KalemProvider>,
  );
  expect(screen.getByRole('img', { name: 'Kalem' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Giriş Yap' }).closest('.kalem-root')).toHaveAttribute('lang', 'tr');
  const names = import.meta.glob<string>('../../../{sdk,domain,ui,server}/package.json', {
    import: 'name',
    eager: true,
  });
  expect(Object.values(names).sort()).toEqual(['@kalem/domain', '@kalem/sdk', '@kalem/server', '@kalem/ui']);
});

test('SHL-45: no widget changes the address of the page', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  const touch = /\b(window|document|globalThis)\.(location|history|open)\b|\blocation\.(href|assign|replace|reload)/;
  const touching = Object.entries(sources).filter(([, source]) => touch.test(source));
  expect(touching.map(([file]) => file)).toEqual([]);
});

describe('BNK-01: a missing chunk', () => {
  function Loaded() {
    return <p>Önizleme</p>;
  }

  test('keeps the host’s page, calls onError, shows what to do, and can be loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn<() => Promise<typeof Loaded>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/Preview-1.js'))
      .mockResolvedValue(Loaded);
    const Part = lazyPart(load);
    const Widget = defineWidget('invoice-list', (_props: ViewProps<'invoice-list'>) => <Part />);
    const own = vi.fn();
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} onError={onError}>
        <h1>Bankanın sayfası</h1>
        <Widget onError={own} />
      </KalemProvider>,
    );
    expect(await screen.findByText(/yüklenemedi/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bankanın sayfası' })).toBeVisible();
    expect(failures).toEqual([
      { kind: 'loadPart', widget: 'invoice-list', error: expect.any(TypeError), silent: true },
    ]);
    expect(own).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    expect(await screen.findByText('Önizleme')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    'Loading chunk 17 failed.',
    'error loading dynamically imported module: https://bank.test/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('is recognized by the message “%s”', async (message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Widget = defineWidget('invoice-list', (_props: ViewProps<'invoice-list'>): never => {
      throw new Error(message);
    });
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} onError={onError}>
        <Widget />
      </KalemProvider>,
    );
    expect(await screen.findByText(/yüklenemedi/)).toBeVisible();
    expect(failures.map(({ kind }) => kind)).toEqual(['loadPart']);
  });
});

/** A device that several users share. */
function sharedDevice(): KalemStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

test('BNK-03: a draft of one user is not offered to another on the same device', async () => {
  const storage = sharedDevice();
  const { client } = fakeApi({});
  const form = (userKey: string) => (
    <KalemProvider client={client} companyId={companyId} userKey={userKey} storage={storage} clock={clock}>
      <InvoiceForm />
    </KalemProvider>
  );
  const number = () => screen.findByRole('textbox', { name: 'VKN / TCKN' });
  const offered = { name: /^Yarım kalan/ };
  const { rerender } = render(form('ayşe'));
  fireEvent.change(await number(), { target: { value: '1938472657' } });
  await waitFor(() => expect([...storage.kept.values()].join()).toContain('1938472657'));
  rerender(form('mehmet'));
  await waitFor(async () => expect(await number()).toHaveValue(''));
  expect(screen.queryByText(/Kaydedilmemiş taslağınız/)).toBeNull();
  expect(screen.queryByRole('region', offered)).toBeNull();
  rerender(form('ayşe'));
  await waitFor(async () => expect(await number()).toHaveValue('1938472657'));

  // A new mount acts as a new tab. The draft is offered only to its user.
  rerender(form('mehmet'));
  await waitFor(async () => expect(await number()).toHaveValue(''));
  sessionStorage.clear();
  rerender(form('ayşe'));
  expect(await screen.findByRole('region', offered)).toBeVisible();
  expect(await number()).toHaveValue('');
  rerender(form('mehmet'));
  await waitFor(() => expect(screen.queryByRole('region', offered)).toBeNull());
  expect(await number()).toHaveValue('');
  expect(screen.queryByRole('region', offered)).toBeNull();
  expect([...storage.kept.keys()].filter((key) => !key.startsWith('kalem:ayşe:'))).toEqual([]);
});

test('BNK-03: a host with its own sign-in and no userKey leaves no draft behind', async () => {
  const { client } = fakeApi({});
  const form = (
    <KalemProvider client={client} companyId={companyId} clock={clock}>
      <InvoiceForm />
    </KalemProvider>
  );
  const { unmount } = render(form);
  fireEvent.change(await screen.findByRole('textbox', { name: 'VKN / TCKN' }), { target: { value: '1938472657' } });
  expect(await screen.findByText(/Taslak bu cihazda saklandı/)).toBeTruthy();
  unmount();
  expect(Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('1938472657'))).toEqual([]);
});

describe('BNK-06: single keys', () => {
  async function showList(shortcuts?: 'widget' | false) {
    render(
      <KalemProvider client={fakeApi(page([])).client} companyId={companyId} shortcuts={shortcuts} onEvent={onEvent}>
        <button>Bankanın düğmesi</button>
        <div role="textbox" tabIndex={0} aria-label="not" />
        <InvoiceList />
      </KalemProvider>,
    );
    return screen.findByRole('heading', { name: 'Faturalarım' });
  }
  const created = () => events.filter(({ type }) => type === 'create').length;

  test('are ignored while the focus is elsewhere, also in a host’s shadow root', async () => {
    await showList();
    screen.getByRole('button', { name: 'Bankanın düğmesi' }).focus();
    await userEvent.keyboard('n');
    screen.getByRole('textbox', { name: 'not' }).focus();
    await userEvent.keyboard('n');
    const host = document.body.appendChild(document.createElement('div'));
    const input = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(input);
    input.focus();
    await userEvent.keyboard('n');
    host.remove();
    expect(created()).toBe(0);
  });

  test('work inside the widget, but not during typing', async () => {
    const title = await showList();
    await userEvent.click(title);
    await userEvent.keyboard('n');
    expect(created()).toBe(1);
    await userEvent.keyboard('/');
    expect(screen.getByRole('textbox', { name: 'Fatura ara' })).toHaveFocus();
    await userEvent.keyboard('n');
    expect(created()).toBe(1);
  });

  test('can be turned off', async () => {
    await userEvent.click(await showList(false));
    await userEvent.keyboard('n');
    expect(created()).toBe(0);
  });
});

test('BNK-07: another client in the same provider shows nothing of the previous one', async () => {
  const first = fakeApi(page([listedInvoice('1', 'Ayşe’nin faturası')]));
  const second = fakeApi(page([listedInvoice('2', 'Mehmet’in faturası')]));
  const list = (client: typeof first.client) => (
    <KalemProvider client={client} companyId={companyId} clock={clock}>
      <InvoiceList />
    </KalemProvider>
  );
  const { rerender } = render(list(first.client));
  await rowOf('Ayşe’nin faturası');
  rerender(list(second.client));
  expect(screen.queryByRole('button', { name: 'Ayşe’nin faturası' })).toBeNull();
  await rowOf('Mehmet’in faturası');
});

test('BNK-07: another userKey reads everything again', async () => {
  const { client, asked } = fakeApi(page([listedInvoice('1', 'Işık Ltd.')]));
  function HostsOwn() {
    return <p>{useApi().useQuery('get', '/fatura', { params: { query: { companyId } } }).status}</p>;
  }
  const list = (userKey: string) => (
    <KalemProvider client={client} companyId={companyId} userKey={userKey} clock={clock}>
      <HostsOwn />
    </KalemProvider>
  );
  const { rerender } = render(list('a'));
  await screen.findByText('success');
  rerender(list('b'));
  expect(screen.getByText('pending')).toBeTruthy();
  await screen.findByText('success');
  expect(asked.filter((call) => call === 'GET /fatura')).toHaveLength(2);
});

test('BNK-11: the host’s own React Query client still works inside the provider', () => {
  const hosts = new QueryClient();
  let found: QueryClient | undefined;
  function HostsOwn() {
    found = useQueryClient();
    return null;
  }
  render(
    <QueryClientProvider client={hosts}>
      <KalemProvider client={fakeApi({}).client}>
        <HostsOwn />
      </KalemProvider>
    </QueryClientProvider>,
  );
  expect(found).toBe(hosts);
});

test('BNK-11: the host’s own jotai store still works, and a form does not write into it', async () => {
  const hosts = createStore();
  const heard = vi.spyOn(hosts, 'sub');
  let found: typeof hosts | undefined;
  function HostsOwn() {
    found = useStore();
    return null;
  }
  render(
    <Provider store={hosts}>
      <KalemProvider client={fakeApi({}).client} companyId={companyId} clock={clock}>
        <HostsOwn />
        <InvoiceForm />
      </KalemProvider>
    </Provider>,
  );
  const number = await screen.findByRole('textbox', { name: 'VKN / TCKN' });
  fireEvent.change(number, { target: { value: '19384' } });
  expect(number).toHaveValue('19384');
  expect(found).toBe(hosts);
  expect(heard).not.toHaveBeenCalled();
});

describe('BNK-13: an unsaved form', () => {
  const show = (asksBeforeUnload?: boolean) =>
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} userKey="a" clock={clock} onEvent={onEvent}>
        <InvoiceForm asksBeforeUnload={asksBeforeUnload} />
      </KalemProvider>,
    );
  const type = async () =>
    fireEvent.change(await screen.findByRole('textbox', { name: 'VKN / TCKN' }), { target: { value: '19384' } });
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  afterEach(() => localStorage.clear());

  test('is no longer dirty after it was left', async () => {
    const { unmount } = show();
    await type();
    await waitFor(() => expect(events).toContainEqual({ widget: 'invoice-form', type: 'dirty', dirty: true }));
    expect(isAsked()).toBe(true);
    unmount();
    expect(events.at(-1)).toEqual({ widget: 'invoice-form', type: 'dirty', dirty: false });
    expect(isAsked()).toBe(false);
  });

  test('does not ask if the host asks', async () => {
    show(false);
    await type();
    await waitFor(() => expect(events).toContainEqual({ widget: 'invoice-form', type: 'dirty', dirty: true }));
    expect(isAsked()).toBe(false);
  });
});

describe('BNK-14: onError gets failed reads', () => {
  test('a form that cannot be opened', async () => {
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} userKey="a" onError={onError}>
        <InvoiceForm mode="edit" invoiceId="018f3c1e-0000-7000-8000-000000000002" />
      </KalemProvider>,
    );
    await screen.findByRole('alert');
    expect(failures).toEqual([
      {
        kind: 'openInvoice',
        widget: 'invoice-form',
        error: expect.objectContaining({ code: 'NETWORK' }),
        silent: true,
      },
    ]);
  });

  test('SHL-45: a preview link, also with the widget’s own onError', async () => {
    const own = vi.fn();
    render(
      <KalemProvider
        client={fakeApi(page([listedInvoice('1', 'Işık Ltd.')])).client}
        companyId={companyId}
        clock={clock}
        onError={onError}
      >
        <InvoiceList onError={own} />
      </KalemProvider>,
    );
    fireEvent.click(await rowOf('Işık Ltd.'));
    await screen.findByText(/Belge gösterilemedi/);
    const failure = expect.objectContaining({ kind: 'documentLink', widget: 'invoice-list', silent: true });
    expect(failures).toContainEqual(failure);
    expect(own).toHaveBeenCalledWith(failure);
  });
});

describe('BNK-16: the provider reports invalid props', () => {
  const said = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  test('a missing client', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const client = undefined as unknown as Parameters<typeof KalemProvider>[0]['client'];
    expect(() => render(<KalemProvider client={client}>…</KalemProvider>)).toThrow('<KalemProvider> needs the API');
  });

  test('an unknown locale, and a text with an unknown key', async () => {
    const warn = said();
    const locale = 'de' as 'en';
    const messages = {
      ...{ 'login.tilte': 'x', 'lgoin.title': 'y' },
      ...{ 'login.title': 'Örnek Bank', 'mergeCards.title': 'Birleştir', 'leaving.title': 'Ayrılıyor musunuz?' },
    };
    const session = { isSignedIn: () => false, user: () => undefined, subscribe: () => () => undefined };
    const client = { ...fakeApi({}).client, session } as unknown as Parameters<typeof KalemProvider>[0]['client'];
    render(
      <KalemProvider client={client} locale={locale} messages={messages}>
        <Login />
      </KalemProvider>,
    );
    expect(await screen.findByRole('heading', { name: 'Örnek Bank' })).toBeVisible();
    expect(screen.getByLabelText('Parola')).toBeVisible();
    const text = warn.mock.calls.flat().join('\n');
    expect(text).toContain("no locale 'de'");
    expect(text).toContain("'login.tilte'");
    expect(text).toContain("'lgoin.title'");
    expect(text).not.toMatch(/'(login|mergeCards|leaving)\.title'/);
  });

  test('a call without an answer: its address, for the developer', async () => {
    const warn = said();
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} clock={clock}>
        <InvoiceList />
      </KalemProvider>,
    );
    await screen.findByText('Liste yüklenemedi');
    await waitFor(() => expect(warn.mock.calls.flat().join('\n')).toContain('GET https://api.example.test/fatura'));
  });

  test('texts of the client and invoice types are in English', async () => {
    const { client } = fakeApi(page([listedInvoice('1', 'Işık Ltd.')]));
    render(
      <KalemProvider client={client} companyId={companyId} locale="en" clock={clock}>
        <InvoiceList />
      </KalemProvider>,
    );
    expect(await screen.findByText('Sale')).toBeVisible();
    cleanup();
    render(
      <KalemProvider client={fakeApi({}).client} companyId={companyId} locale="en" clock={clock}>
        <InvoiceList />
      </KalemProvider>,
    );
    expect(await screen.findByText('No connection. Please check your internet connection.')).toBeVisible();
  });
});
