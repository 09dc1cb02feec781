import '@kalem/ui/styles.layered.css';
import './fonts.css';
import './app.css';
import { createIndexedDbSessionStorage } from '@kalem/sdk/indexed-db';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot';
import { createApp } from './createApp';
import { routes } from './routes';

const app = createApp({
  routes,
  baseUrl: '/api',
  buildHash: import.meta.env.VITE_BUILD_HASH,
  adminHost: document.querySelector<HTMLMetaElement>('meta[name="admin-host"]')?.content,
  sessionStorage: createIndexedDbSessionStorage({ name: 'kalem.session' }),
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
await app.client.session.ready;
createRoot(root).render(
  <StrictMode>
    <AppRoot app={app} />
  </StrictMode>,
);
