import { RouterProvider } from 'react-router/dom';
import { createContext, use, useSyncExternalStore } from 'react';
import type { App } from './createApp';

const AppContext = createContext<App | null>(null);

/** The whole app with the given router and client. */
export function AppRoot({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <RouterProvider router={app.router} />
    </AppContext>
  );
}

/** The app of the current screen. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('A screen stands inside of <AppRoot>.');
  return app;
}

/** The signed-in user, or undefined (SES-06). */
export function useUser() {
  const { session } = useApp().client;
  return useSyncExternalStore(session.subscribe, session.user);
}
