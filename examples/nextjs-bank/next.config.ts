import { join } from 'node:path';
import type { NextConfig } from 'next';

const repository = join(import.meta.dirname, '../..');

export default {
  distDir: 'dist',
  poweredByHeader: false,
  // ../bank lies outside of this folder, and so do the packages while they come from this repository.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // `npm run typecheck` has done it.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
