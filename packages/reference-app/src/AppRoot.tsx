import { RouterProvider } from 'react-router/dom';
import { AppContext } from './AppContext';
import type { App } from './createApp';

/** The whole app, on whatever router and client it was made with. */
export function AppRoot({ app }: { app: App }) {
  return (
    <AppContext value={app}>
      <RouterProvider router={app.router} />
    </AppContext>
  );
}
