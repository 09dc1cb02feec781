import { defineCustomElements } from './index';

export { createClient } from '@kalem/sdk';
export { createTheme } from '../provider/createTheme';

/** The module of `dist/browser`, for pages without a bundler: loading it defines the elements. */
defineCustomElements();
