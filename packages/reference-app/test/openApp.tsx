import '@kalem/ui/styles.css';
import '../src/app.css';
import type { PageServer } from '@kalem/server/page';
import type { SessionStorage } from '@kalem/sdk';
import { createMemorySessionStorage } from '@kalem/sdk';
import { render } from '../../ui/testing/render';
import { StrictMode } from 'react';
import { createMemoryRouter, parsePath } from 'react-router';
import { openNetwork } from '../../ui/testing/openNetwork';
import { AppRoot } from '../src/AppRoot';
import { createApp } from '../src/createApp';
import { routes } from '../src/routes';

interface Start {
  server: PageServer;
  /** An address, with or without a query. */
  at: string;
  state?: unknown;
  sessionStorage?: SessionStorage;
  /** Default: the server's time. */
  clock?: () => Date;
  /** The build of the page. */
  buildHash?: string;
  /** Whether this is the first visit on the device, which shows the version notes; default false. */
  isFirstVisit?: boolean;
  /** Whether the tab was reloaded and keeps its stored state; default false. */
  isReload?: boolean;
  adminHost?: string;
  host?: string;
}

/** Opens the whole app in the page, with its own in-memory router, over the server in the page. */
export async function openApp({
  server,
  at,
  state,
  sessionStorage = createMemorySessionStorage(),
  clock = () => server.clock.now(),
  buildHash,
  isFirstVisit = false,
  isReload = false,
  ...hosts
}: Start) {
  const network = openNetwork(server);
  const left: string[] = [];
  let reloads = 0;
  if (!isFirstVisit) {
    localStorage.setItem('kalem.versiyonNotlari.0.1.0', 'true');
    localStorage.setItem('kalem.sirketTanitim', 'true');
  }
  if (!isReload) window.sessionStorage.clear();
  const app = createApp({
    routes,
    baseUrl: server.baseUrl,
    fetch: network.fetch,
    sessionStorage,
    ...hosts,
    leaveFor: (url) => left.push(url),
    reload: () => (reloads += 1),
    buildHash,
    clock,
    createRouter: (all) => createMemoryRouter(all, { initialEntries: [{ ...parsePath(at), state }] }),
  });
  await app.client.session.ready;
  const view = render(
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>,
  );
  const path = () => app.router.state.location.pathname;
  const address = () => path() + app.router.state.location.search;
  return { app, network, view, left, reloads: () => reloads, path, address };
}
