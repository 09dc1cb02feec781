import { createContext } from 'react';
import type { App } from './createApp';

export const AppContext = createContext<App | null>(null);
