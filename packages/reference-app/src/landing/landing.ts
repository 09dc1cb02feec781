import '@kalem/ui/base.layered.css';
import '../fonts.css';
import '../app.css';
import './landing.css';
import { createIndexedDbSessionStorage } from '@kalem/sdk/indexed-db';

const page = document.documentElement;
document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
  const isDark =
    page.dataset['theme'] === 'dark' ||
    (page.dataset['theme'] !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset['theme'] = isDark ? 'light' : 'dark';
  localStorage.setItem('kalem.theme', page.dataset['theme']);
});

const localeKey = 'kalem.locale';
for (const link of document.querySelectorAll<HTMLElement>('[data-language]'))
  link.addEventListener('click', () => localStorage.setItem(localeKey, link.dataset['language'] ?? 'tr'));
// The app opens in the language of this page, unless the user chose one before.
for (const link of document.querySelectorAll('a[href^="/"]:not([data-language])'))
  link.addEventListener('click', () => localStorage.setItem(localeKey, localStorage.getItem(localeKey) ?? page.lang));
if (location.pathname === '/' && localStorage.getItem(localeKey) === 'en') location.replace('/en');

/** Redirects a signed-in user (SES-17). In a browser without storage no user can be signed in. */
const session = await createIndexedDbSessionStorage({ name: 'kalem.session' })
  .get()
  .catch(() => undefined);
if (session) location.replace('/dashboard');
