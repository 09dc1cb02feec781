import { createValue, type Value } from './createValue';

export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'kalem.theme';

/** Light or dark as the user chose, else the system's; kept in `storage`, where public/theme.js reads it before the first paint. */
export function createThemeChoice(storage: Storage, page: HTMLElement): Value<ThemeChoice> {
  const value = createValue(read(storage.getItem(key)));
  page.dataset.theme = value.get();
  value.subscribe(() => {
    storage.setItem(key, value.get());
    page.dataset.theme = value.get();
  });
  return value;
}

function read(text: string | null): ThemeChoice {
  return text === 'light' || text === 'dark' ? text : 'system';
}
