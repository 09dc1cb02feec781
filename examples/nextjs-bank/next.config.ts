import { join } from 'node:path';
import type { NextConfig } from 'next';

const repository = join(import.meta.dirname, '../..');

export default {
  distDir: 'dist',
  poweredByHeader: false,
  // ../bank is outside of this folder, and so are the packages while they come from this repository.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  // `npm run typecheck` has already checked the types.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig;
