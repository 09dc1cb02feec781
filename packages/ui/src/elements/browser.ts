import { defineCustomElements } from './index';

export { createClient } from '@kalem/sdk';
export { createTheme } from '../provider/createTheme';

/** The module of `dist/browser`, for pages without a bundler: whoever loads it has the elements. */
defineCustomElements();
