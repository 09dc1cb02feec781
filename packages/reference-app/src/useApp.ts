import { use } from 'react';
import { AppContext } from './AppContext';
import type { App } from './createApp';

/** The app that the screen belongs to. */
export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('A screen stands inside of <AppRoot>.');
  return app;
}
