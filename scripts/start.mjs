import { install } from './install.mjs';
import { build } from './build.mjs';
import { requireNode } from './requireNode.mjs';

requireNode();
await install();
await build();
// In this process, so that Ctrl-C reaches the server itself and it can close the database.
await import('../packages/server/dist/main.js');
