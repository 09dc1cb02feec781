import type { Plugin } from 'vite';
export declare function pageDatabase(): Plugin;
