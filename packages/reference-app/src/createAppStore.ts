import { createValue, type Value } from './createValue';

/** What a reload must not forget (SES-04). */
export interface AppState {
  activeCompanyId: string | null;
  /** `drawerOpen`: the side menu shows its words, not only its icons; null until somebody chose. */
  settings: { drawerOpen: boolean | null };
}

const key = 'kalem.store';
const initial: AppState = { activeCompanyId: null, settings: { drawerOpen: null } };

/** The app's state, kept in `storage` under one key. */
export function createAppStore(storage: Storage): Value<AppState> {
  const value = createValue(read(storage.getItem(key)));
  value.subscribe(() => storage.setItem(key, JSON.stringify(value.get())));
  return value;
}

/** Nobody promises what a storage holds; whatever is not ours counts as nothing. */
function read(text: string | null): AppState {
  const stored = parse(text);
  const activeCompanyId = fieldOf(stored, 'activeCompanyId');
  const drawerOpen = fieldOf(fieldOf(stored, 'settings'), 'drawerOpen');
  return {
    activeCompanyId: typeof activeCompanyId === 'string' ? activeCompanyId : initial.activeCompanyId,
    settings: { drawerOpen: typeof drawerOpen === 'boolean' ? drawerOpen : null },
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === field)?.[1]
    : undefined;
}
